import { $isLinkNode, $toggleLink, LinkNode } from '@lexical/link'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import { createEditor, type EditorState, type LexicalEditor, TextNode } from 'lexical'
import { isSafeAddress, type RichText } from '#domain/content/index.ts'
import { type EditorDocument, fromEditor, toEditor } from './conversion.ts'

const bold = 1
const italic = 2

/** An editor that knows nothing but what may stand on a page: what is pasted loses the rest. */
export function createRichEditor(onError: (error: Error) => void): LexicalEditor {
  return createEditor({
    namespace: 'page',
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
    onError,
    theme: {
      paragraph: 'mb-2 last:mb-0',
      heading: { h3: 'mb-1 text-md font-semibold', h4: 'mb-1 font-semibold' },
      list: {
        ul: 'mb-2 list-disc pl-5 last:mb-0',
        ol: 'mb-2 list-decimal pl-5 last:mb-0',
        nested: { listitem: 'list-none' },
      },
      link: 'text-green underline underline-offset-3',
      text: { bold: 'font-semibold', italic: 'italic' },
    },
  })
}

/** Lets it be written in; gives back how that ends. */
export function registerWriting(editor: LexicalEditor): () => void {
  const ends = [
    registerRichText(editor),
    registerList(editor),
    editor.registerNodeTransform(TextNode, (node) => {
      const allowed = node.getFormat() & (bold | italic)
      if (node.getFormat() !== allowed) node.setFormat(allowed)
      if (node.getStyle() !== '') node.setStyle('')
    }),
    editor.registerNodeTransform(HeadingNode, (node) => {
      const tag = node.getTag()
      if (tag !== 'h3' && tag !== 'h4') node.setTag(tag > 'h4' ? 'h4' : 'h3')
    }),
    editor.registerNodeTransform(LinkNode, (node) => {
      if (isSafeAddress(node.getURL())) return
      for (const child of node.getChildren()) node.insertBefore(child)
      node.remove()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

export const editorStateOf = (editor: LexicalEditor, text: RichText): EditorState =>
  editor.parseEditorState(JSON.stringify(toEditor(text)))

export const textOf = (state: EditorState): RichText => fromEditor(state.toJSON() as EditorDocument)

export { $isLinkNode, $toggleLink }
