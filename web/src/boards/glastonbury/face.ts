/** The face of Glastonbury: the square of the kettle games. */

export { face } from "../kettles/face.ts";
