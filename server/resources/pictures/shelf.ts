import { type PictureFile, pictureFiles, pictureNamed } from '#domain/pictures/index.ts'

const shelf = 'pictures/'

/** What the row of a picture names. */
export const shelfOf = (name: string): string => `${shelf}${name}`

/** The key of one file of a picture: what an address says is enough to find it. */
export const pictureKey = (hash: string, { width, form }: PictureFile): string => `${shelf}${hash}/${width}.${form}`

/** The keys of all files that a row of a picture stands for. */
export function keptPictureFiles(file: string): readonly string[] {
  const size = pictureNamed(file.slice(shelf.length))
  return size === null ? [] : pictureFiles(size).map((each) => pictureKey(size.hash, each))
}
