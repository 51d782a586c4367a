import { useId, useRef } from 'react'
import { Link } from 'wouter'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { fieldText, type Messages, plural } from '#domain/messages/index.ts'
import { productOf } from '#domain/products/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { calledAmong, isYou, spokenOf } from '#domain/shareholders/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Card } from '#web/ui/card.tsx'
import { useFocus } from '#web/ui/use-focus.ts'
import { byPlace, type MissingProps, type Problem } from './by-place.ts'

interface Props extends MissingProps {
  readonly messages: Messages
}

/** Per step, in the words of the questions; it takes the focus, since it is the answer to a press of "next". */
export function MissingAnswersList({ flow, questionnaire, errors, messages }: Props) {
  const say = useSay()
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  useFocus(box, errors)
  const product = productOf(flow)
  const { uuid, product_data } = questionnaire
  const groups = byPlace(errors)
  const count = groups.reduce((sum, { problems }) => sum + problems.length, 0)

  const personNamed = (key: ShareholderKey): string =>
    product && isYou(product.people, product_data, key)
      ? messages.answers.you
      : (calledAmong(product_data, key) ?? messages.answers.persons[key])
  const groupNamed = (step: number, person: ShareholderKey | null): string => {
    const name = product?.steps[step]?.name
    const words = name === undefined ? '' : messages.flow.steps[name]
    return person ? say('payment.missing.of_person', { step: words, person: personNamed(person) }) : words
  }
  const labelOf = ({ kind, path, message, person }: Problem): string => {
    const whose = shareholderKeys.find((key) => key === person)
    const about = product && whose ? spokenOf(product.people, product_data, whose) : null
    const { place, key } = splitPath(path)
    const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
    return kind === 'missing' && field ? fieldText(messages, field, product?.wording, about).label : message
  }
  const linkTo = ({ step, substep, person, path }: Problem): string => {
    const known = shareholderKeys.find((key) => key === person)
    const place = { step: String(step), substep: String(substep), person: known }
    return `${href('flow', { flow, uid: uuid }, place)}#q-${path.replace('.', '-')}`
  }
  return (
    <div ref={box} tabIndex={-1} className="rounded-m outline-none">
      <Card as="section" labelledBy={heading}>
        <h2 id={heading}>{plural(say('payment.missing.title'), count)}</h2>
        <p className="mt-1.5 text-ink-2">{say('payment.missing.text')}</p>
        {groups.map(({ step, person, problems }) => (
          <div key={`${step} ${person ?? ''}`} className="mt-4">
            <h3 className="border-b border-line pb-1.5">{groupNamed(step, person)}</h3>
            <ul>
              {problems.map((one) => (
                <li
                  key={`${one.path} ${one.code} ${one.person ?? ''}`}
                  className="border-b border-line py-2 last:border-0"
                >
                  <Link
                    href={linkTo(one)}
                    className="block w-fit rounded-xs py-1 text-green underline underline-offset-3 hover:decoration-2 pointer-coarse:py-2.5"
                  >
                    {labelOf(one)}
                  </Link>
                  {labelOf(one) !== one.message && <p className="text-hint text-ink-2">{one.message}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Card>
    </div>
  )
}
