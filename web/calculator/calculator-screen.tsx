import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { Calculator } from '#contract/calculator.ts'
import type { PageInformation } from '#contract/stories.ts'
import { defaultOrigin } from '#domain/calculator/index.ts'
import { call, type Resource, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { useScreenData } from '#web/site/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Calculating } from './calculating.tsx'
import { Columns } from './columns.tsx'
import { useCalculation } from './use-calculation.ts'
import { useHeadingFocus } from './use-title.ts'

type Props = {
  readonly uuid: string | undefined
  readonly search: string
  /** Says something in passing. */
  readonly notify: (text: string) => void
}

const originIn = (text: string | undefined) => (text && /^[a-z0-9_-]{1,60}$/.test(text) ? text : defaultOrigin)

/** Loads what is asked and what was answered, and shows either the questions or what is the matter. */
export function CalculatorScreen({ uuid, search, notify }: Props) {
  const say = useSay()
  const hydrated = useHydrated()
  const query = queryAt('calculator', hydrated ? search : '')
  const configuration = useConfiguration()
  const page = useFirstWords()
  const desk = useCalculation({
    uuid,
    shareKey: query.key,
    origin: originIn(query.origin),
    onConflict: () => notify(say('calculator.save.conflict')),
  })
  useHeadingFocus(desk.trouble ?? 'asked')
  if (configuration.state === 'failed' || configuration.state === 'gone')
    return <Trouble kind="failed" onAgain={configuration.again} />
  if (configuration.state === 'ready' && desk.held) {
    const calculator = configuration.value
    return <Calculating calculator={calculator} page={page} desk={desk} held={desk.held} wanted={query.question} />
  }
  if (desk.trouble) return <Trouble kind={desk.trouble} onAgain={desk.again} />
  return (
    <Columns aside={<Skeleton label={say('calculator.loading')} shape="card" />}>
      <Skeleton label={say('calculator.loading')} shape="page" />
    </Columns>
  )
}

function Trouble({ kind, onAgain }: { kind: 'failed' | 'missing'; onAgain: () => void }) {
  const say = useSay()
  return (
    <div className="mx-auto grid max-w-[640px] gap-4 px-4.5 py-14 md:px-8">
      <h1 tabIndex={-1} className="text-3xl outline-none">
        {say(`calculator.${kind}.title`)}
      </h1>
      <p className="text-ink-2">{say(`calculator.${kind}.text`)}</p>
      <div>
        {kind === 'failed' ? (
          <Button onClick={onAgain}>{say('calculator.failed.again')}</Button>
        ) : (
          <Link href={href('calculator')} asChild>
            <ButtonLink>{say('calculator.missing.begin')}</ButtonLink>
          </Link>
        )}
      </div>
    </div>
  )
}

type Embedded = { readonly calculator: Calculator; readonly page: PageInformation }

const isEmbedded = (data: unknown): data is Embedded =>
  typeof data === 'object' && data !== null && 'calculator' in data

/** What is asked and what it costs: written into the page, or else fetched. */
function useConfiguration(): Resource<Calculator> {
  const data = useScreenData()
  return useResource('calculator', () => call('GET /api/calculator/configuration'), {
    initial: isEmbedded(data) ? data.calculator : undefined,
    kept: true,
  })
}

/** The words above the first question, which can be missed; null until they are here. */
function useFirstWords(): PageInformation | null {
  const { locale } = useLocale()
  const data = useScreenData()
  const fetchPage = async () => {
    const input = { params: { slug: 'calculator' }, query: { language: locale } } as const
    return (await call('GET /api/public/page_informations/:slug', input)).data
  }
  const page = useResource(`calculator page ${locale}`, fetchPage, {
    initial: isEmbedded(data) && data.page.language === locale ? data.page : undefined,
    kept: true,
  })
  return page.state === 'ready' ? page.value : null
}

const never = () => () => undefined

/** False while a page that the server drew is taken over: until then the address bar does not count. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
