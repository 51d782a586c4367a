import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { composeContract } from '#domain/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import {
  type DeedLinks,
  DeedLinksProvider,
  LiveSheet,
  makeLiveDocument,
  useLiveFrom,
} from '#web/questionnaire/parts/deed/index.ts'
import { goToQuestion, questionId, useDraft } from './draft-at-hand.ts'

/** Typing comes first: the text follows when the hands rest for a moment. */
const pause = 120

type Props = {
  readonly title?: ReactNode
  readonly height: string
  /** The question that has the focus, or had it last. */
  readonly current: string | null
  /** Called before one goes to a question, where this would stand in front of it. */
  readonly onLeave?: () => void
}

/** The contract while one types: what the current question makes is brought into view, what changed lights up. */
export function LiveContract({ title, height, current, onLeave }: Props) {
  const say = useSay()
  const { text, checked, company, context } = useDraft()
  const { answers } = checked
  const { today } = context
  const compose = useCallback(
    (given: typeof answers) => composeContract(text, { answers: given, company, today }),
    [text, company, today],
  )
  const live = useLiveFrom(compose, () => makeLiveDocument(compose(answers)))
  useEffect(() => {
    const timer = setTimeout(() => flushSync(() => live.write(compose(answers))), pause)
    return () => clearTimeout(timer)
  }, [live, compose, answers])
  const path = current === null ? null : (`contract.${current}` as const)
  const links = useDraftLinks(onLeave)
  return (
    <DeedLinksProvider value={links}>
      <LiveSheet
        live={live}
        column={live.now().document.languages[0] ?? 'nl'}
        current={path}
        title={title}
        height={height}
        label={say('contracts.editor.document_label')}
      />
    </DeedLinksProvider>
  )
}

/** A phrase leads to its question, or to the data of the company it came from. */
function useDraftLinks(onLeave: (() => void) | undefined): DeedLinks {
  const { questions, company } = useDraft()
  const [, navigate] = useLocation()
  return useMemo(() => {
    const ofCompany = href('company', { uuid: company.uuid })
    const keys = new Set(questions.map(({ key }) => key))
    const keyOf = (path: string) => path.slice(path.indexOf('.') + 1)
    return {
      stops: false,
      to: (fields) => {
        const path = fields.find((field) => field.startsWith('company.') || keys.has(keyOf(field)))
        if (path === undefined) return null
        return { path, href: path.startsWith('company.') ? ofCompany : `#${questionId(keyOf(path))}` }
      },
      follow: (event, path) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        flushSync(() => onLeave?.())
        if (path.startsWith('company.')) navigate(ofCompany)
        else goToQuestion(keyOf(path))
      },
    }
  }, [questions, company.uuid, navigate, onLeave])
}
