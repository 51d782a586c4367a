import { type Document, Packer } from 'docx'
import type { Sheet } from '../sheet.ts'

/** The bytes of the document: the same ones for the same document, whenever it is made. */
export async function pack(document: Document, around: Sheet['around']): Promise<Uint8Array> {
  const properties = { path: 'docProps/core.xml', data: coreProperties(around) }
  return withoutTimes(await Packer.toBuffer(document, undefined, [properties]))
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Who made it and what it is called, but not when: that would make every copy another file. */
const coreProperties = ({ title, brand }: Sheet['around']) =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(brand)}</dc:creator>`,
    '</cp:coreProperties>',
  ].join('')

const [endOfFolder, folderEntry] = [0x06054b50, 0x02014b50]
const firstOfJanuary1980 = 0x0021

/** A zip file says of each file in it when it was last changed; here always the first day that zip files know. */
function withoutTimes(zip: Buffer): Buffer {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endOfFolder) throw new Error('The document was not packed as a zip file.')
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === folderEntry) {
    setTime(zip, at + 12)
    setTime(zip, zip.readUInt32LE(at + 42) + 10)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return zip
}

function setTime(zip: Buffer, at: number): void {
  zip.writeUInt16LE(0, at)
  zip.writeUInt16LE(firstOfJanuary1980, at + 2)
}
