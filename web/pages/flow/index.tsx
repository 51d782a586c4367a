// The questionnaire of a product; a flow without one yet says so.
import { type ReactNode, useEffect, useMemo } from 'react'
import { type FlowName, flowNamed, flows, productOf } from '#domain/products/index.ts'
import { ContactProvider, useContact } from '#web/contact/index.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { QuestionnaireScreen } from '#web/questionnaire/index.ts'
import { rememberProductType } from '#web/session/index.ts'
import { InToolbar, notices } from '#web/shell/index.ts'
import { usePart } from '#web/ui/use-part.ts'

type Props = { readonly params: Readonly<Record<string, string>>; readonly search: string }

export default function Flow({ params, search }: Props) {
  const flow = flowNamed(params.flow ?? '')
  useEffect(() => {
    if (flow) rememberProductType(flows[flow].product_type)
  }, [flow])
  return (
    <ContactProvider>
      {flow && productOf(flow) ? (
        <Questions key={flow} flow={flow} uid={params.uid} search={search} />
      ) : (
        <NoQuestions />
      )}
    </ContactProvider>
  )
}

type QuestionsProps = { readonly flow: FlowName; readonly uid: string | undefined; readonly search: string }

/** Gives the questionnaire what stands around it: the toolbar, the message form and the notices. */
function Questions({ flow, uid, search }: QuestionsProps) {
  const { write } = useContact()
  const outside = useMemo(
    () => ({
      inToolbar: (content: ReactNode) => <InToolbar>{content}</InToolbar>,
      write: () => write('chat'),
      notify: notices.show,
    }),
    [write],
  )
  return <QuestionnaireScreen flow={flow} uid={uid} search={search} outside={outside} />
}

const loadNotOpen = {
  nl: () => Promise.all([import('./not-open.tsx'), loadTexts('nl', ['notice'])]).then(([file]) => file),
  en: () => Promise.all([import('./not-open.tsx'), loadTexts('en', ['notice'])]).then(([file]) => file),
}

/** Who comes here needs nothing of a questionnaire, and the others nothing of this. */
function NoQuestions() {
  const { locale } = useLocale()
  const part = usePart(loadNotOpen[locale], true)
  return part && <part.NotOpen />
}
