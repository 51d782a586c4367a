import { type FormEvent, useId, useState } from 'react'
import type { WrittenStory } from '#contract/admin-stories.ts'
import { contentPath } from '#domain/content/index.ts'
import { type Locale, locales } from '#domain/values/index.ts'
import { call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { Asking } from './asking.tsx'
import { PageCard } from './card.tsx'
import { smallBox } from './control.ts'
import { partId } from './rail.tsx'
import { SlugError } from './slug-error.tsx'
import { slugProblem, type TakenAddress, takenIn } from './slug-problem.ts'
import { TextButton } from './text-button.tsx'
import type { Acting } from './use-acting.ts'

type TypedAlias = { readonly locale: Locale; readonly slug: string }
type TypedAddresses = Readonly<Record<Locale, string>> & { readonly aliases: readonly TypedAlias[] }

function addressesOf({ addresses }: Pick<WrittenStory, 'addresses'>): TypedAddresses {
  const own = (locale: Locale) => addresses.find((row) => row.locale === locale && row.is_current)?.slug ?? ''
  return {
    ...{ nl: own('nl'), en: own('en') },
    aliases: addresses.filter(({ is_current }) => !is_current).map(({ locale, slug }) => ({ locale, slug })),
  }
}

/** Where the page is found, what leads to it, and whether it is found at all. */
export function AddressCard({ acting }: { readonly acting: Acting }) {
  const say = useSay()
  const { draft, store } = useEditing()
  const { story } = draft
  const id = useId()
  const [given, setGiven] = useState(story.addresses)
  const [typed, setTyped] = useState(() => addressesOf(story))
  const [problem, setProblem] = useState<{ at: string; what: 'bad' | 'own' | TakenAddress } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // Saved, here or by somebody else: what stands there now counts.
  if (given !== story.addresses && JSON.stringify(given) !== JSON.stringify(story.addresses)) {
    setGiven(story.addresses)
    setTyped(addressesOf(story))
  }
  const isChanged = JSON.stringify(typed) !== JSON.stringify(addressesOf(story))
  const put = (next: Partial<TypedAddresses>) => {
    setTyped({ ...typed, ...next })
    setProblem(null)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const all = [
      ...locales
        .filter((locale) => locale === 'nl' || typed[locale] !== '')
        .map((locale) => [locale, typed[locale]] as const),
      ...typed.aliases.map(({ slug }, index) => [`aliases.${index}.slug`, slug] as const),
    ]
    for (const [at, slug] of all) {
      const what = slugProblem(slug)
      if (what) return setProblem({ at, what })
    }
    setBusy(true)
    try {
      const body = { nl: typed.nl, en: typed.en === '' ? null : typed.en, aliases: [...typed.aliases] }
      store.adoptAround(await call('PUT /api/admin/stories/:story/addresses', { params: { story: story.uuid }, body }))
      notices.show({ tone: 'positive', text: say('admin_pages.act.done.moved') })
    } catch (error) {
      const taken = takenIn(refusalOf(error, 'PUT /api/admin/stories/:story/addresses', 409))
      if (taken) setProblem({ at: taken.path, what: taken })
      else notices.show({ tone: 'negative', text: say('admin_pages.act.failed') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <PageCard id={partId('address')} title={say('admin_pages.address.title')} about={say('admin_pages.address.about')}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <label className="grid gap-1">
          <span className="font-semibold">{say('admin_pages.address.name')}</span>
          <input
            value={draft.name}
            maxLength={200}
            aria-invalid={draft.name.trim() === '' || undefined}
            onChange={(event) => store.rename(event.currentTarget.value)}
            className={smallBox}
          />
        </label>
        {locales.map((locale) => (
          <OwnAddress
            key={locale}
            id={`${id}-${locale}`}
            locale={locale}
            typed={typed}
            put={put}
            story={story}
            problem={problem}
          />
        ))}
        {isChanged && (
          <span>
            <Button type="submit" size="small" busy={isBusy ? say('admin_pages.address.saving') : undefined}>
              {say('admin_pages.address.save')}
            </Button>
          </span>
        )}
      </form>
      <p className="mt-3 border-t border-line pt-3">
        <TextButton onClick={() => (story.hidden ? void acting.hide(false) : setAsking(true))}>
          {say(story.hidden ? 'admin_pages.address.show' : 'admin_pages.address.hide')}
        </TextButton>
      </p>
      {isAsking && (
        <Asking
          title={say('admin_pages.address.hide_title')}
          text={say('admin_pages.address.hide_text')}
          go={say('admin_pages.address.hide_do')}
          onGo={() => void acting.hide(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </PageCard>
  )
}

type OwnAddressProps = {
  readonly id: string
  readonly locale: Locale
  readonly typed: TypedAddresses
  readonly put: (next: Partial<TypedAddresses>) => void
  readonly story: WrittenStory
  readonly problem: { readonly at: string; readonly what: 'bad' | 'own' | TakenAddress } | null
}

function OwnAddress({ id, locale, typed, put, story, problem }: OwnAddressProps) {
  const say = useSay()
  const words = usePageWords()
  const language = words.language(locale)
  const isBad = problem?.at === locale
  const visits = (slug: string) =>
    story.addresses.find((row) => row.locale === locale && row.slug === slug)?.visits ?? null
  const replace = (index: number, slug: string | null) =>
    put({ aliases: typed.aliases.toSpliced(index, 1, ...(slug === null ? [] : [{ locale, slug }])) })
  const isKept = (slug: string) => visits(slug) !== null
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
      <span
        aria-hidden="true"
        className="mt-2 h-fit rounded-xs border-[1.5px] border-ink px-1.5 py-0.5 text-2xs font-bold"
      >
        {say(`admin_pages.language_short.${locale}`)}
      </span>
      <div className="min-w-0">
        <div className="field-box flex items-center lg:min-h-9 lg:px-2.5 lg:py-1.5 lg:text-sm">
          <span className="truncate text-ink-2">
            {location.host}
            {contentPath('', locale)}
          </span>
          <input
            id={id}
            value={typed[locale]}
            aria-label={say('admin_pages.address.slug', { language })}
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? `${id}-problem` : undefined}
            placeholder={locale === 'en' ? say('admin_pages.address.none') : undefined}
            onChange={(event) => put({ [locale]: event.currentTarget.value.trim() })}
            className="field-bare min-w-24 font-semibold lg:text-sm"
          />
        </div>
        {isBad && <SlugError id={`${id}-problem`} problem={problem.what} />}
        <ul aria-label={say('admin_pages.address.aliases', { language })} className="mt-1.5 grid gap-1">
          {typed.aliases.map((alias, index) => {
            if (alias.locale !== locale) return null
            const at = `aliases.${index}.slug`
            const count = visits(alias.slug)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: one that is being typed has no other name
              <li key={index}>
                <span className="flex min-h-7 items-center gap-2 pl-2.5">
                  {isKept(alias.slug) ? (
                    <span className="min-w-0 truncate">{contentPath(alias.slug, locale)}</span>
                  ) : (
                    <input
                      value={alias.slug}
                      aria-label={say('admin_pages.address.alias', { language })}
                      aria-invalid={problem?.at === at || undefined}
                      onChange={(event) => replace(index, event.currentTarget.value.trim())}
                      className={smallBox}
                    />
                  )}
                  {count !== null && (
                    <span className="ml-auto text-xs whitespace-nowrap text-ink-2">
                      {say(count === 1 ? 'admin_pages.address.visits_one' : 'admin_pages.address.visits', { count })}
                    </span>
                  )}
                  <button
                    type="button"
                    aria-label={say('admin_pages.address.remove', { slug: alias.slug })}
                    onClick={() => replace(index, null)}
                    className="grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:bg-sunken lg:size-7"
                  >
                    <CloseIcon size={16} />
                  </button>
                </span>
                {problem?.at === at && <SlugError id={`${id}-${index}`} problem={problem.what} />}
              </li>
            )
          })}
          <li className="pl-2.5">
            <TextButton onClick={() => put({ aliases: [...typed.aliases, { locale, slug: '' }] })}>
              {say('admin_pages.address.add')}
            </TextButton>
          </li>
        </ul>
      </div>
    </div>
  )
}
