/** Beyond this a picture of a card shows nothing more, and would only be larger. */
const widest = 2000
const gap = 24

/** Two pictures as one, the front above the back: for the notary it is one document. Throws where one cannot be opened. */
export async function joinSides(front: File, back: File): Promise<File> {
  const pictures = await Promise.all([front, back].map((file) => createImageBitmap(file)))
  const width = Math.min(widest, Math.max(...pictures.map((picture) => picture.width)))
  const heights = pictures.map((picture) => Math.round((picture.height * width) / picture.width))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = heights.reduce((sum, height) => sum + height, gap)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser draws nothing.')
  paint.fillStyle = 'white'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  let top = 0
  for (const [place, picture] of pictures.entries()) {
    const height = heights[place] ?? 0
    paint.drawImage(picture, 0, top, width, height)
    picture.close()
    top += height + gap
  }
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!bytes) throw new Error('The picture could not be written.')
  return new File([bytes], `${front.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
