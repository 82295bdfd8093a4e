/** The geometry of a table: pure functions, in px, without the DOM. */
export {arrange} from './layout/arrange.js';
export {type Geometry, MIN_TARGET, type Rect, type Room, type Shape} from './layout/geometry.js';
export {dropZone, place, type Placement} from './layout/place.js';
export {shapeOf} from './layout/shape.js';
