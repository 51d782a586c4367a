// The questionnaire of a product; a flow without one yet says so.
import { type ReactNode, useEffect, useMemo } from 'react'
import { flowNamed, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { ContactProvider, useContact } from '#web/contact/index.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import {
  asRewritten,
  type PreparedFlow,
  preparedFlow,
  prepareFlow,
  QuestionnaireScreen,
} from '#web/questionnaire/index.ts'
import { rememberProductType } from '#web/session/index.ts'
import { InToolbar, notices, useStandAt } from '#web/shell/index.ts'
import { drawnRewrites, useScreenData } from '#web/site/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'

type Props = { readonly params: Readonly<Record<string, string>>; readonly search: string }

/** What it asks and in which words: without those there is nothing to draw. */
export async function prepare({ flow }: Props['params'], locale: Locale): Promise<void> {
  const name = flowNamed(flow ?? '')
  if (name) await prepareFlow(name, locale)
}

export default function Flow({ params, search }: Props) {
  const flow = flowNamed(params.flow ?? '')
  const { locale } = useLocale()
  const known = flow && preparedFlow(flow, locale)
  const data = useScreenData()
  // A browser prepared it in those words already.
  const prepared = import.meta.env.SSR && known ? asRewritten(known, drawnRewrites(data, locale)?.data) : known
  useEffect(() => {
    if (flow) rememberProductType(flows[flow].product_type)
  }, [flow])
  return (
    <ContactProvider>
      {prepared ? <FlowQuestions key={flow} prepared={prepared} uid={params.uid} search={search} /> : <NoQuestions />}
    </ContactProvider>
  )
}

type FlowQuestionsProps = {
  readonly prepared: PreparedFlow
  readonly uid: string | undefined
  readonly search: string
}

/** Gives the questionnaire what stands around it: the toolbar, the message form and the notices. */
function FlowQuestions({ prepared, uid, search }: FlowQuestionsProps) {
  const { write } = useContact()
  const standAt = useStandAt()
  const outside = useMemo(
    () => ({
      inToolbar: (content: ReactNode) => <InToolbar>{content}</InToolbar>,
      standAt,
      write: () => write('chat'),
      notify: notices.show,
    }),
    [write, standAt],
  )
  return <QuestionnaireScreen prepared={prepared} uid={uid} search={search} outside={outside} />
}

const loadNotOpen = {
  nl: () => Promise.all([import('./not-open.tsx'), loadTexts('nl', ['notice'])]).then(([file]) => file),
  en: () => Promise.all([import('./not-open.tsx'), loadTexts('en', ['notice'])]).then(([file]) => file),
}

/** Who comes here needs nothing of a questionnaire, and the others nothing of this. */
function NoQuestions() {
  const { locale } = useLocale()
  const part = useLoadedModule(loadNotOpen[locale], true)
  return part && <part.NotOpen />
}
