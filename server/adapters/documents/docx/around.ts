import { BorderStyle, Footer, Header, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import type { Sheet } from '../sheet.ts'
import { twips } from './styles.ts'
import { Watermark } from './watermark.ts'

type Around = Sheet['around']

const style = 'AroundText'
const tabStops = (width: number) => [{ type: TabStopType.RIGHT, position: twips(width) }]

const watermarkOf = ({ watermark }: Around) => (watermark === null ? [] : [new Watermark(watermark)])

/** The first page has its title already. */
export const headersOf = (around: Around, width: number) => ({
  first: new Header({ children: [line(around, '', width)] }),
  default: new Header({ children: [line(around, around.title, width)] }),
})

const line = (around: Around, title: string, width: number) =>
  new Paragraph({
    style,
    tabStops: tabStops(width),
    children: [...watermarkOf(around), new TextRun(title), new TextRun({ children: [new Tab(), around.brand] })],
    ...(title !== '' && { border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: 'AAAAAA' } } }),
  })

export function footersOf({ provisional, page: [before, between] }: Around, width: number) {
  const footer = () =>
    new Footer({
      children: [
        new Paragraph({
          style,
          tabStops: tabStops(width),
          children: [
            new TextRun(provisional ?? ''),
            new TextRun({
              children: [new Tab(), before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES],
            }),
          ],
        }),
      ],
    })
  return { first: footer(), default: footer() }
}
