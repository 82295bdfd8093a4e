import type {Game} from '../engine/index.js';
import type {Strings} from './en.js';

/** `$416`, `$0`, `-$104` with Vegas scoring, in every language; else points as the language writes them: `1,220`. */
export function scoreText(
  {score, options}: Pick<Game, 'score' | 'options'>,
  {number}: Pick<Strings, 'number'>,
): string {
  if (options.scoring !== 'vegas') return number(score);
  return `${score < 0 ? '-' : ''}$${Math.abs(score)}`;
}

/** Seconds as `1:42`, `1:00:05`. */
export function clockText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
