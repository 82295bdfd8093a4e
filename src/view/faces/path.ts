const numbers = /-?[\d.]+/g;

/** A relative path, scaled and set down at (x, y); a negative scale turns it upside down. No arcs: their flags have no scale. */
export const put = (path: string, x: number, y: number, scale: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}` + path.replace(numbers, (n) => ' ' + +(+n * scale).toFixed(2));

/** The path and itself turned about the origin, as on every two-headed card. */
export const twice = (path: string): string =>
  path + path.replace(numbers, (n) => ` ${-Number(n)}`);

/** One half of a symmetrical figure and its mirror image. Coordinates in pairs only. */
export const mirrored = (path: string): string => {
  let count = 0;
  return path + path.replace(numbers, (n) => ` ${count++ % 2 ? n : -Number(n)}`);
};
