import type {Game} from '../engine/index.js';
import type {Strings} from './en.js';

/** A score: `$416`, `$0`, `-$104` with Vegas scoring, in every language, else points in the language's format: `1,220`. */
export function scoreText(
  {score, options}: Pick<Game, 'score' | 'options'>,
  {number}: Pick<Strings, 'number'>,
): string {
  if (options.scoring !== 'vegas') return number(score);
  return `${score < 0 ? '-' : ''}$${Math.abs(score)}`;
}

/** A duration in whole seconds: `1:42`, `1:00:05`. */
export function clockText(duration: number): string {
  const hours = Math.floor(duration / 3600);
  const minutes = Math.floor(duration / 60) % 60;
  const seconds = twoDigits(duration % 60);
  return hours ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
