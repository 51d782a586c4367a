/** Writing a page: what can be done with its blocks, what two versions differ in, and how the work of two people comes together. */

export { type ContentChange, type ContentPlace, contentChanges, sameContent } from './comparing.ts'
export {
  blocksAt,
  contentAt,
  emptyBlock,
  withBlockAdded,
  withBlockDoubled,
  withBlockMoved,
  withBlockRemoved,
  withContentAt,
  withNewUids,
} from './editing.ts'
export { type ContentConflict, type MergeSide, mergeContent } from './merging.ts'
