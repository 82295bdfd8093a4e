/** A relative path with its x and y stretched. Coordinates in pairs only, where the two differ. */
const stretched = (path: string, across: number, down: number): string => {
  let count = 0;
  return path.replace(
    /-?[\d.]+/g,
    (n) => ' ' + +(Number(n) * (count++ % 2 ? down : across)).toFixed(2),
  );
};

/** A relative path, scaled and set down at (x, y); a negative scale turns it upside down. */
export const put = (path: string, x: number, y: number, scale: number): string =>
  `M${x} ${y}` + stretched(path, scale, scale);

/** The path and itself turned about the origin, as on every two-headed card. */
export const twice = (path: string): string => path + stretched(path, -1, -1);

/** One half of a symmetrical figure and its mirror image. */
export const mirrored = (path: string): string => path + stretched(path, -1, 1);
