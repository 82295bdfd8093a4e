/** The table's geometry: pure, in px, without the DOM. */
export {arrange} from './layout/arrange.js';
export {type Geometry, type Rect, type Room, type Shape, TARGET} from './layout/geometry.js';
export {dropZone, place, type Placement} from './layout/place.js';
