/**
 * A relative path, scaled by `sx` and `sy`. If the two differ, the path may only contain commands whose
 * coordinates come in pairs.
 */
const scaled = (path: string, sx: number, sy: number): string => {
  let count = 0;
  return path.replace(
    /-?[\d.]+/g,
    (n) => ' ' + Number((Number(n) * (count++ % 2 ? sy : sx)).toFixed(2)),
  );
};

/** A relative path, scaled and moved to (x, y). A negative scale turns it upside down. */
export const placePath = (path: string, x: number, y: number, scale: number): string =>
  `M${x} ${y}` + scaled(path, scale, scale);

/** A path and a copy turned by 180° about the origin, like the halves of a playing card. */
export const withRotatedCopy = (path: string): string => path + scaled(path, -1, -1);

/** One half of a symmetrical figure and its mirror image. */
export const withMirrorImage = (path: string): string => path + scaled(path, -1, 1);
