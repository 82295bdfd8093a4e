import {variants} from '../engine/index.js';

/** The command was called in a way that it does not know; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `Usage: solitaire-table <command> [options]

Commands:
  solve         tell whether deals can be won, and how

Options:
  -h, --help    this text; after a command, what it takes
  --version     the version

The page's part, <solitaire-table>, is not run from here: see the README.
`;

export const solveHelp = `Usage: solitaire-table solve [options] CODE|RECORD...
       solitaire-table solve [options] --random N [--variant GAME ...]

Tells whether a deal, or the position that a record leads to, can be won with all cards known, and
how; of random deals, how many can be won. A record is one argument: put quotes around it. Without
arguments, or where one is "-", codes and records are read from the standard input, one a line.

Random deals:
  --random N       solve N deals and tell the share that can be won
  --variant GAME   ${variants.map(({id}) => id).join(', ')}
                   (default: ${variants[0]!.id})
  --draw N         cards drawn at once: 1 or 3
  --scoring NAME   standard or vegas
  --cells N        how many cells: 4, 3, 2 or 1
  --seed N         what the deals are drawn by: the same seed, the same deals (default: another
                   one each time; the result names it)
  --from N         deals N, N + 1, ... by their numbers, instead of random ones

Search:
  --max-ms N       most milliseconds for a deal; 0: no limit (default: 10000, with --max-nodes 0)
  --max-nodes N    most positions for a deal: with this limit alone, results can be repeated
  --single-card    move one card at a time, whatever the game's rule
  -j, --jobs N     deals solved at the same time (default: one for each core)

Output:
  --no-line        leave out the actions that win
  --json           a JSON object a line: for each deal, and for the result of --random
  -h, --help       this text

Exit codes: 0 all went well; 1 a code or record could not be read, or a search broke off by a
fault, and all others were solved; 2 wrong usage; 130 stopped by Ctrl-C, with the result so far.

Examples:
  solitaire-table solve SH1-C4-AAAAAJ2 "DS1-D1N-AAAAAAB D D"
  solitaire-table solve --random 1000 --variant seahaven
  solitaire-table solve --json --no-line < codes.txt
`;
