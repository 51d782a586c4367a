import {
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type IContext,
  type IXmlableObject,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { TextWatermark } from 'docx/watermarks'
import { escapeMarkup, type Locale } from '#domain/values/index.ts'
import type { Sheet, SheetGroup, SheetPart, SheetPiece } from '../sheet.ts'
import { pairTable, paragraphsOf, runsOf, signatureTable, textWidth } from './blocks.ts'
import { createCounter, numberingOf } from './numbering.ts'
import { font, stylesFor, twips } from './styles.ts'

/** As the word processor makes it, so that it can take it away too; by a name that is the same every time. */
export class Watermark extends TextWatermark {
  constructor(text: string) {
    super({ text, font, color: 'C8C8C8', opacity: 0.5, width: 480 })
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    const made = JSON.stringify(super.prepForXml(context))
    return JSON.parse(made.replace(/(?<=PowerPlusWaterMarkObject)[\w-]+/g, '1'))
  }
}

type SheetAround = Sheet['around']

const style = 'AroundText'
const tabStops = (width: number) => [{ type: TabStopType.RIGHT, position: twips(width) }]

const watermarkOf = ({ watermark }: SheetAround) => (watermark === null ? [] : [new Watermark(watermark)])

/** The first page has its title already. */
export const docxHeaders = (around: SheetAround, width: number) => ({
  first: new Header({ children: [line(around, '', width)] }),
  default: new Header({ children: [line(around, around.title, width)] }),
})

/** A draft says so in words too: a watermark is easily lost on the way to a printer. */
const rightOf = ({ watermark, brand }: SheetAround) =>
  watermark === null
    ? new TextRun({ children: [new Tab(), brand ?? ''] })
    : new TextRun({ children: [new Tab(), watermark], bold: true, color: '282828' })

const line = (around: SheetAround, title: string, width: number) =>
  new Paragraph({
    style,
    tabStops: tabStops(width),
    children: [...watermarkOf(around), new TextRun(title), rightOf(around)],
    ...(title !== '' && { border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: 'AAAAAA' } } }),
  })

export function footersOf({ version, provisional, page: [before, between] }: SheetAround, width: number) {
  const [first = '', ...rest] = [version, provisional].filter((one) => one !== null)
  const footer = () =>
    new Footer({
      children: [
        new Paragraph({
          style,
          tabStops: tabStops(width),
          children: [
            new TextRun(first),
            new TextRun({
              children: [new Tab(), before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES],
            }),
          ],
        }),
        ...rest.map((text) => new Paragraph({ style, children: [new TextRun(text)] })),
      ],
    })
  return { first: footer(), default: footer() }
}

/** The bytes of the document: the same ones for the same document, whenever it is made. */
export async function pack(document: Document, around: Sheet['around']): Promise<Uint8Array> {
  const properties = { path: 'docProps/core.xml', data: coreProperties(around) }
  return withoutTimes(await Packer.toBuffer(document, undefined, [properties]))
}

/** Who made it and what it is called, but not when: that would make every copy another file. */
const coreProperties = ({ title, brand }: Sheet['around']) =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title>${escapeMarkup(title)}</dc:title><dc:creator>${escapeMarkup(brand ?? '')}</dc:creator>`,
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

/** A sheet as a document for word processors, with styles and lists that count by themselves. */
export async function drawDocx(sheet: Sheet): Promise<Uint8Array> {
  const { language } = sheet
  const document = new Document({
    title: sheet.around.title,
    creator: sheet.around.brand ?? '',
    styles: stylesFor(language),
    numbering: numberingOf(sheet),
    hyphenation: { autoHyphenation: true, consecutiveHyphenLimit: 2 },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(210), height: twips(297) },
            margin: {
              top: twips(32),
              bottom: twips(28),
              left: twips(30),
              right: twips(26),
              header: twips(18),
              footer: twips(14),
            },
          },
        },
        headers: docxHeaders(sheet.around, textWidth),
        footers: footersOf(sheet.around, textWidth),
        children: bodyOf(sheet, language),
      },
    ],
  })
  return pack(document, sheet.around)
}

function bodyOf(sheet: Sheet, language: Locale): FileChild[] {
  const counter = createCounter()

  const drawn = (group: SheetGroup): FileChild[] => {
    if (group.form === 'signatures') return [signatureTable(group, language)]
    if (group.form === 'pairs') return [pairTable(group, language)]
    return group.rows.map(paragraphsOf(group, language, counter))
  }

  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runsOf(sheet.title, language) }),
    ...sheet.parts.flatMap((part, place) => [
      // A part without a heading of its own begins its page with an empty line.
      ...(startsPage(part, place) && part.title.length === 0 ? [new Paragraph({ pageBreakBefore: true })] : []),
      ...(part.title.length > 0
        ? [
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              pageBreakBefore: startsPage(part, place),
              children: runsOf(part.title, language),
            }),
          ]
        : []),
      ...part.articles.flatMap((article) => {
        const counted = counter.article(article.number, article.before) !== null
        const title = counted ? article.title : titled(article.before, article.title)
        return [
          ...(counted || title.length > 0
            ? [
                new Paragraph({
                  heading: HeadingLevel.HEADING_2,
                  children: runsOf(title, language),
                  ...(counted && { numbering: { reference: 'articles', level: 0 } }),
                }),
              ]
            : []),
          ...article.groups.flatMap(drawn),
        ]
      }),
    ]),
  ]
}

/** The first one stands under the title. */
const startsPage = ({ new_page }: SheetPart, place: number) => new_page && place > 0

const titled = (before: string, title: readonly SheetPiece[]): readonly SheetPiece[] =>
  before === '' ? title : [['words', before], ...title]
