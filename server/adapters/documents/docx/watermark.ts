import type { IContext, IXmlableObject } from 'docx'
import { TextWatermark } from 'docx/watermarks'
import { font } from './styles.ts'

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
