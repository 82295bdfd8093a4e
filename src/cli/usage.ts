import {variants} from '../engine/index.js';

/** The command line is wrong. The message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The text of `solitaire-table --help`. */
export const help = `Usage: solitaire-table <command> [options]

Commands:
  solve         find out whether deals can be won, and how

Options:
  -h, --help    show this text, or the options of a command
  --version     show the version

For the element <solitaire-table>, see the README.
`;

/** The text of `solitaire-table solve --help`. */
export const solveHelp = `Usage: solitaire-table solve [options] CODE|RECORD...
       solitaire-table solve [options] --random N [--variant GAME ...]

Finds out whether a deal, or the position that a record leads to, can be won if all cards are known,
and how; for random deals, how many of them can be won. A record is one argument: put quotes around
it. Without arguments, or for the argument "-", codes and records are read from standard input, one
per line.

Random deals:
  --random N       solve N deals and show the share that can be won
  --variant GAME   ${variants.map(({id}) => id).join(', ')}
                   (default: ${variants[0]!.id})
  --draw N         cards per draw: 1 or 3
  --scoring NAME   standard or vegas
  --cells N        number of cells: 4, 3, 2 or 1
  --seed N         select the deals by this seed; the same seed selects the same deals (default: a
                   new one each time, which the result shows)
  --from N         take deals N, N + 1, ... by their numbers instead of random ones

Search:
  --max-ms N       limit for each deal in milliseconds; 0: no limit (default: 10000, or 0 with
                   --max-nodes)
  --max-nodes N    limit of positions for each deal; with this limit alone, results are repeatable
  --single-card    move one card at a time, whatever the game's rule
  -j, --jobs N     how many deals to solve at the same time (default: one per core)

Output:
  --no-line        leave out the actions that win
  --json           one JSON object per line: for each deal, and for the result of --random
  -h, --help       show this text

Exit codes: 0 success; 1 a code or record could not be read, or a search failed (all others were
solved); 2 wrong usage; 130 stopped by Ctrl-C, after the result so far.

Examples:
  solitaire-table solve SH1-C4-AAAAAJ2 "DS1-D1N-AAAAAAB D D"
  solitaire-table solve --random 1000 --variant seahaven
  solitaire-table solve --json --no-line < codes.txt
`;
