import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Calculator } from '#contract/calculator.ts'
import type { PageInformation } from '#contract/stories.ts'
import { type GivenReply, givenFor, type Question, reopen, reply, wayThrough } from '#domain/calculator/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Columns } from './columns.tsx'
import { OwnActions, SharedActions } from './estimate-actions.tsx'
import { EstimateView } from './estimate-view.tsx'
import { QuestionView } from './question-view.tsx'
import type { CalculationDesk, HeldCalculation } from './use-calculation.ts'
import { useSpeech } from './use-speech.ts'
import { useHeadingFocus } from './use-title.ts'

type Props = {
  readonly calculator: Calculator
  readonly page: PageInformation | null
  readonly desk: CalculationDesk
  readonly held: HeldCalculation
  /** The question that the address names. */
  readonly wanted: string | undefined
}

/** Which question is asked now, and what happens when it is answered. */
export function Calculating({ calculator, page, desk, held, wanted }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const graph = calculator.questions
  const { origin, data, uuid, payment_estimation: estimation, notary_product: product } = held
  const speech = useSpeech(calculator, origin, data)
  const { passed, open } = wayThrough(graph, origin, data)
  const named = [...passed, ...(open ? [open] : [])].find(({ key }) => key === wanted)
  const current = held.read_only ? null : (named ?? (held.status === 'submitted' ? null : open))
  useHeadingFocus(current?.key ?? held.status)

  const placeOf = (of: string | null, question: Question | null | undefined) =>
    href('calculator', of === null ? {} : { uuid: of }, {
      ...(question && { question: question.key }),
      ...(of === null && { origin }),
    })

  async function submit(to: string, answers: HeldCalculation['data']): Promise<void> {
    await desk.submit(to, answers, locale)
    navigate(placeOf(to, null))
  }

  async function trying(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      await work()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  async function answer(question: Question, given: GivenReply | null): Promise<void> {
    const at = passed.indexOf(question)
    const taken = reply(graph, reopen(graph, data, question.key), question.key, given)
    // The same answer as before leaves what came after it as it is.
    const same = at !== -1 && JSON.stringify(givenFor(taken, question)) === JSON.stringify(givenFor(data, question))
    const answers = same ? data : taken
    const way = wayThrough(graph, origin, answers)
    const following = way.passed[way.passed.indexOf(question) + 1] ?? way.open
    if (same && held.status === 'submitted' && !following) return navigate(placeOf(uuid, null))
    if (uuid !== null && following) {
      if (!same) void desk.answer(answers)
      return navigate(placeOf(uuid, following))
    }
    await trying(async () => {
      const kept = uuid ?? (await desk.answer(answers))
      if (!following) return submit(kept, answers)
      if (uuid === null) navigate(placeOf(kept, question), { replace: true })
      navigate(placeOf(kept, following))
    })
  }

  // Everything was answered, but the price was not asked for: the page was closed in between.
  const unfinished = current === null && held.status === 'open' && uuid !== null
  const finishing = useRef(false)
  useEffect(() => {
    if (!unfinished || finishing.current || uuid === null) return
    finishing.current = true
    desk
      .submit(uuid, data, locale)
      .catch(() => setFailed(true))
      .finally(() => {
        finishing.current = false
      })
  }, [unfinished, uuid, data, locale, desk.submit])

  if (current) {
    return (
      <QuestionView
        key={current.key}
        speech={speech}
        held={held}
        question={current}
        passed={passed.slice(0, Math.max(passed.indexOf(current), current === open ? passed.length : 0))}
        hasLater={passed.indexOf(current) !== -1 && passed.indexOf(current) < passed.length - 1}
        page={page}
        hrefOf={(question) => placeOf(uuid, question)}
        busy={busy}
        notice={
          failed || desk.keeping === 'failed' ? (
            <Banner tone="negative" live="alert">
              {say(failed ? 'calculator.estimate.failed' : 'calculator.save.failed')}
            </Banner>
          ) : null
        }
        onAnswer={(question, given) => void answer(question, given)}
      />
    )
  }
  if (estimation === null || product === null || uuid === null) {
    return (
      <Columns aside={null}>
        {failed ? (
          <Banner
            tone="negative"
            live="alert"
            action={
              <Button onClick={() => uuid && trying(() => submit(uuid, data))}>{say('calculator.failed.again')}</Button>
            }
          >
            {say('calculator.estimate.failed')}
          </Banner>
        ) : (
          <Skeleton label={say('calculator.estimate.preparing')} shape="page" />
        )}
      </Columns>
    )
  }
  const mailQuestion = graph.find(({ field }) => field === 'calculation.email')
  const mail = mailQuestion
    ? async (email: string) => {
        await submit(
          uuid,
          reply(graph, data, mailQuestion.key, { main: { [mailQuestion.field.split('.')[1] ?? '']: email } }),
        )
      }
    : null
  return (
    <EstimateView
      speech={speech}
      held={held}
      estimation={estimation}
      passed={passed}
      hrefOf={held.read_only ? null : (question) => placeOf(uuid, question)}
      actions={
        held.read_only ? (
          <SharedActions product={product} onCopy={desk.copy} firstQuestion={passed[0]?.key} />
        ) : (
          <OwnActions uuid={uuid} product={product} sentTo={data.main.email ?? null} onMail={mail} />
        )
      }
    />
  )
}
