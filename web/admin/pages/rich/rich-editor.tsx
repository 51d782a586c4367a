import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cleanRichText, type RichText, wordsOfText } from '#domain/content/index.ts'
import { sameContent } from '#domain/editing/index.ts'
import { LinkForm } from './link-form.tsx'
import { $isLinkNode, $toggleLink, createRichEditor, editorStateOf, registerWriting, textOf } from './set-up.ts'
import { type ActiveTools, noTools, type RichTool, RichToolbar } from './toolbar.tsx'

export type RichEditorProps = {
  readonly id: string
  readonly label: string
  readonly lang: string
  /** As it is kept; anything that is no running text is empty. */
  readonly value: unknown
  /** Undefined: nothing is said. */
  readonly onChange: (text: RichText | undefined) => void
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
  readonly changed?: boolean | undefined
}

/** Running text with only what a page may have. Undoing is that of the whole page. */
export default function RichEditor(props: RichEditorProps) {
  const { id, label, lang, value, describedBy, invalid, changed } = props
  const root = useRef<HTMLDivElement>(null)
  const [editor] = useState<LexicalEditor>(() =>
    createRichEditor((error) => {
      throw error
    }),
  )
  /** What the editor holds, as it was last given or told. */
  const held = useRef<RichText | null>(null)
  const [active, setActive] = useState<ActiveTools>(noTools)
  const [linking, setLinking] = useState<string | null>(null)
  const text = cleanRichText(value).text

  const tell = useEffectEvent((next: RichText) => {
    if (held.current && saysSame(held.current, next)) return
    held.current = next
    props.onChange(isEmpty(next) ? undefined : next)
  })

  useEffect(() => {
    editor.setRootElement(root.current)
    const ends = [
      registerWriting(editor),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        setActive(editorState.read(activeTools))
        if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && !tags.has('given')) tell(textOf(editorState))
      }),
    ]
    return () => {
      for (const end of ends) end()
      editor.setRootElement(null)
    }
  }, [editor])

  // What was undone, restored or merged comes from outside; what was just typed here does not come back. At once: the next
  // letter may be on its way.
  useLayoutEffect(() => {
    if (held.current && saysSame(held.current, text)) return
    held.current = text
    editor.setEditorState(editorStateOf(editor, text), { tag: 'given' })
  })

  const use = (tool: RichTool) => {
    if (tool === 'bold' || tool === 'italic') editor.dispatchCommand(FORMAT_TEXT_COMMAND, tool)
    else if (tool === 'heading') editor.update(() => turn(active.heading))
    else if (tool === 'link') {
      setLinking(linking === null ? editor.getEditorState().read(hrefChosen) : null)
      return
    } else if (active[tool]) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    else {
      const command = tool === 'bullets' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
      editor.dispatchCommand(command, undefined)
    }
    editor.focus()
  }

  const link = (href: string | null) => {
    editor.update(() => $toggleLink(href))
    setLinking(null)
    editor.focus()
  }

  return (
    <div
      className={`field-box overflow-hidden p-0! has-[[contenteditable]:focus-visible]:border-green has-[[contenteditable]:focus-visible]:shadow-[0_0_0_1px_var(--color-green)] ${changed ? 'border-green! bg-green-tint!' : ''}`}
    >
      <RichToolbar label={label} controls={id} active={active} onUse={use} />
      {linking !== null && (
        <LinkForm
          href={linking}
          onSet={link}
          onClose={() => {
            setLinking(null)
            editor.focus()
          }}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no element of the platform holds running text with a layout */}
      <div
        ref={root}
        id={id}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        lang={lang}
        className="min-h-20 px-3 py-2 leading-normal outline-none lg:text-sm"
      />
    </div>
  )
}

const isEmpty = (text: RichText): boolean => wordsOfText(text).trim() === ''

/** However many empty paragraphs there are, nothing is said in them: who writes there is left alone. */
const saysSame = (one: RichText, other: RichText): boolean =>
  (isEmpty(one) && isEmpty(other)) || sameContent(one, other)

/** The block that the cursor is in, and all it stands in. */
function around(): LexicalNode[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return []
  const node = selection.anchor.getNode()
  return [node, ...node.getParents()]
}

function activeTools(): ActiveTools {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return noTools
  const nodes = around()
  const list = nodes.find($isListNode)
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    heading: nodes.some($isHeadingNode),
    bullets: list?.getListType() === 'bullet',
    numbers: list?.getListType() === 'number',
    link: nodes.some($isLinkNode),
  }
}

const hrefChosen = (): string => around().find($isLinkNode)?.getURL() ?? ''

/** A paragraph becomes a heading, and the other way round. */
function turn(isHeading: boolean): void {
  const block = around().find((node) => node.getParent()?.getType() === 'root')
  if (!$isElementNode(block) || $isListNode(block)) return
  block.replace(isHeading ? $createParagraphNode() : $createHeadingNode('h3'), true)
}
