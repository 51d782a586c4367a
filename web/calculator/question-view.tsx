import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Calculator } from '#contract/calculator.ts'
import type { PageInformation } from '#contract/stories.ts'
import {
  defaultOrigin,
  type GivenReply,
  givenFor,
  nextQuestion,
  placeAmong,
  type Question,
  reopen,
  reply,
} from '#domain/calculator/index.ts'
import { fill } from '#domain/messages/index.ts'
import { listedPrice, type Quote, splitOf } from '#domain/pricing/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { TotalPrice } from '#web/quotes/index.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Price } from '#web/ui/price.tsx'
import { Columns } from './columns.tsx'
import { PastAnswers } from './past-answers.tsx'
import { priceSoFar } from './prices.ts'
import { QuestionForm } from './question-form.tsx'
import type { HeldCalculation } from './use-calculation.ts'
import { useLineNames } from './use-line-names.ts'
import type { Speech } from './use-speech.ts'
import { useCalculatorTitle } from './use-title.ts'

type Props = {
  readonly speech: Speech
  readonly held: HeldCalculation
  readonly question: Question
  /** The questions answered before this one. */
  readonly passed: readonly Question[]
  /** Later answers hang on this one. */
  readonly hasLater: boolean
  readonly page: PageInformation | null
  readonly hrefOf: (question: Question) => string
  readonly busy: boolean
  readonly notice: ReactNode
  readonly onAnswer: (question: Question, given: GivenReply | null) => void
}

/** The question at hand, what was answered before it, and the price so far. */
export function QuestionView(props: Props) {
  const { speech, held, question, passed, hasLater, page, hrefOf, busy, notice, onAnswer } = props
  const say = useSay()
  const { calculator, wordsFor, personName } = speech
  const { origin, data } = held
  const graph = calculator.questions
  const [given, setGiven] = useState<GivenReply>(() => givenFor(data, question))
  const [wrong, setWrong] = useState(false)
  const before = useMemo(() => reopen(graph, data, question.key), [graph, data, question])
  const draft = reply(graph, before, question.key, given)
  const quote = priceSoFar({ calculator, origin }, draft)
  const place = placeAmong(graph, origin, data, question.key)
  const words = wordsFor(question)
  useCalculatorTitle(wrong ? say('calculator.question.error_title', { title: words.title }) : words.title)
  const first = passed.length === 0
  return (
    <Columns aside={quote && <RunningPrice quote={quote} calculator={calculator} />}>
      {first && origin === defaultOrigin && (
        <div className="min-h-20 border-b border-line pb-4 text-ink-2">
          {page && (
            <>
              <p className="font-semibold text-ink">{page.title}</p>
              <p className="mt-1 text-md">{page.intro}</p>
            </>
          )}
        </div>
      )}
      <PastAnswers passed={passed} answers={before} wordsFor={wordsFor} personName={personName} hrefOf={hrefOf} />
      <div className="grid gap-5 pt-8.5">
        <div>
          <p className="text-sm font-semibold text-ink-2">{say('calculator.question.position', place)}</p>
          <h1 tabIndex={-1} className="scroll-mt-6 text-3xl outline-none">
            {words.title}
          </h1>
          {words.help !== undefined && <p className="mt-2 text-hint text-ink-2">{words.help}</p>}
          <div className="mt-1">
            <Disclosure summary={say('calculator.question.why')}>{words.why}</Disclosure>
          </div>
          {hasLater && <p className="mt-1 text-sm text-ink-2">{say('calculator.question.again')}</p>}
        </div>
        {notice}
        <QuestionForm
          calculator={calculator}
          origin={origin}
          question={question}
          words={words}
          personName={personName}
          before={before}
          given={given}
          onGiven={setGiven}
          onAnswer={(value) => onAnswer(question, value)}
          today={dateInAmsterdam(new Date())}
          busy={busy}
          last={nextQuestion(graph, origin, draft) === null}
          onErrors={setWrong}
        />
      </div>
    </Columns>
  )
}

type RunningPriceProps = { readonly quote: Quote; readonly calculator: Calculator }

/** The price while someone answers: what is paid, how it is split, and the lines it is made of. */
function RunningPrice({ quote, calculator }: RunningPriceProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { nameOf, prices, vat } = useLineNames(calculator, quote.product)
  const heading = useId()
  const split = splitOf(quote)
  return (
    <Card as="aside" labelledBy={heading}>
      <h2 id={heading} className="font-sans text-hint font-normal text-ink-2">
        {say('calculator.price.so_far')}
      </h2>
      <p role="status" className="mt-1.5">
        <TotalPrice split={split} texts={prices} size="big" />
      </p>
      <ul className="mt-4">
        {quote.lines.map((line) => (
          <PriceLine
            key={line.key}
            name={line.amount > 1 ? fill(prices.times, { amount: line.amount, name: nameOf(line) }) : nameOf(line)}
          >
            {line.free ? (
              prices.free
            ) : (
              <Price
                cents={listedPrice(line)}
                locale={locale}
                old={
                  line.discounts.length > 0
                    ? { cents: line.price * line.amount, label: prices.was, nowLabel: prices.now }
                    : undefined
                }
              />
            )}
          </PriceLine>
        ))}
        <PriceLine name={fill(prices.vat, { percent: (vat ?? 0) / 100 })}>
          <Price cents={split.vat} locale={locale} />
        </PriceLine>
      </ul>
    </Card>
  )
}

function PriceLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-md">
      <span className="min-w-0 text-ink-2">{name}</span>
      <span className="flex-none text-right">{children}</span>
    </li>
  )
}
