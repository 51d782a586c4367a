/** Pictures of pages: what a file is called, the sizes and forms it is kept in, and how a browser is offered them. */

export {
  drawnPicture,
  type PictureFile,
  pictureFileAt,
  pictureFiles,
  pictureNamed,
  pictureNameOf,
  picturesIn,
  widestPicture,
} from './pictures.ts'
