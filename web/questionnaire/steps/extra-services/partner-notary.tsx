import type { Notary } from '#contract/reference.ts'
import { searchList } from '#domain/fields/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'
import { fieldId } from '../../questions/field-id.ts'
import { useNotaries } from '../../reference/offers-data.ts'
import { WhenFetched } from '../../reference/when-fetched.tsx'
import { withAnswer } from '../../store/answers.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'
import { NotaryCard } from './notary-card.tsx'

const path = 'main.notary_id'

/** One of the notaries we work with, found by town or name. */
export function PartnerNotary() {
  const notaries = useNotaries()
  return <WhenFetched fetched={notaries}>{(list) => <Search notaries={list} />}</WhenFetched>
}

function Search({ notaries }: { notaries: readonly Notary[] }) {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const { id, towns } = useAnswers(({ main }) => ({
    id: main.notary_id,
    towns: [main.headquarters, main.place_of_business].filter((town) => town !== undefined),
  }))
  const chosen = notaries.find((one) => String(one.id) === String(id))
  const byTown = notaries.toSorted((a, b) => a.city.localeCompare(b.city, locale))
  const choose = (value: string) => {
    const found = notaries.find((one) => String(one.id) === value)
    store.change((answers) => withAnswer(answers, path, found?.id ?? null))
  }
  return (
    <div className="grid gap-3">
      <Field
        id={fieldId(path)}
        label={say('offers.notary.which')}
        hint={say('offers.notary.which_hint')}
        optional={say('widgets.optional')}
      >
        {(wiring) => (
          <Combobox
            {...wiring}
            value={chosen ? String(chosen.id) : ''}
            onChange={choose}
            options={byTown.map((one) => ({
              value: String(one.id),
              label: say('offers.notary.option', { city: one.city, name: one.name }),
              aliases: [one.city, one.name, one.province],
              // Where the company is comes first.
              priority: towns.includes(one.city),
            }))}
            search={searchList}
            texts={{
              list: say('offers.notary.list'),
              none: say('widgets.list.none'),
              count: (count) => (count === 1 ? say('widgets.list.one') : say('widgets.list.many', { count })),
            }}
          />
        )}
      </Field>
      {chosen && <NotaryCard notary={chosen} />}
    </div>
  )
}
