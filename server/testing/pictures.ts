import sharp from 'sharp'

type PictureForTest = { readonly width?: number; readonly height?: number; readonly colour?: string }

/** A photo as a telephone makes one: lying on its side, with where it was taken. */
export function photo({ width = 1000, height = 600, colour = '#2266aa' }: PictureForTest = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Geheime Naam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** The body of a form with one file, and its headers. */
export function formWith(bytes: Uint8Array, said: Readonly<Record<string, string>> = {}) {
  const edge = 'rand-van-de-proef'
  const fields = Object.entries(said).map(
    ([name, value]) => `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(fields.join('') + head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  }
}
