import type { ReactNode } from 'react'
import { plural } from '#domain/messages/index.ts'
import {
  amountIn,
  type EditableAmount,
  editableAmounts,
  holdingPlace,
  type PricesOnDay,
  yearsWithoutAmount,
} from '#domain/price-plans/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Amount, type AmountFaultName, Percent } from './amount-input.tsx'
import type { PriceWords } from './use-price-words.ts'
import { onFirstDay, type ShownVersion } from './versions.ts'

export type FormProps = {
  readonly version: ShownVersion
  readonly before: PricesOnDay
  readonly words: PriceWords
  /** What is wrong, by path. */
  readonly faults: Readonly<Record<string, AmountFaultName>>
  readonly onlyChanged: boolean
  /** Null: it can only be read. */
  readonly onChange: ((path: string, value: number | null) => void) | null
  readonly onFault: (path: string, fault: AmountFaultName | null) => void
}

/** Every amount of a version, with what it is today. */
export function PriceForm(props: FormProps) {
  const { words, version } = props
  const { say } = words
  const rows = useRows(props)
  const changed = rows.all.filter(rows.isShown)
  if (changed.length === 0) return <p className="py-6 text-ink-2">{say('admin_prices.form.nothing_changed')}</p>
  return (
    <>
      <Products {...props} rows={rows} />
      <div className="grid gap-x-11 md:grid-cols-2">
        {(['notary', 'memberships', 'passed_on', 'after_payment', 'services', 'tax'] as const).map((group) => (
          <Group key={group} {...props} rows={rows} group={group} />
        ))}
      </div>
      {version.state === 'draft' && !props.onlyChanged && (
        <section className="border-t border-line py-4">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{say('admin_prices.form.new_thing')}</h3>
          <p className="mt-1 text-ink-2">{say('admin_prices.form.new_thing_text')}</p>
        </section>
      )}
    </>
  )
}

type Rows = ReturnType<typeof useRows>

function useRows({ version: { book }, before, words, faults, onlyChanged, onChange, onFault }: FormProps) {
  // What is not known yet is only asked for where it can be filled in.
  const all = editableAmounts(book).filter(
    ({ path }) => onChange || !path.includes('@') || amountIn(book, path) !== null,
  )
  const after = onFirstDay(book)
  const valuesOf = ({ path }: EditableAmount) => ({
    before: amountIn(before.book, path, before.day),
    value: amountIn(after.book, path, after.day),
  })
  const isChanged = (amount: EditableAmount) => {
    const { before: was, value } = valuesOf(amount)
    return was !== value
  }
  const field = (amount: EditableAmount): ReactNode => (
    <Amount
      {...{ amount, words, ...valuesOf(amount) }}
      label={words.amountName(amount, book)}
      fault={faults[amount.path] ?? null}
      onChange={onChange && ((value) => onChange(amount.path, value))}
      onFault={(fault) => onFault(amount.path, fault)}
    />
  )
  return {
    ...{ all, valuesOf, isChanged, field },
    isShown: (amount: EditableAmount) => !onlyChanged || isChanged(amount) || faults[amount.path] !== undefined,
  }
}

const columns =
  'md:grid md:grid-cols-[minmax(5rem,1fr)_12.5rem_9.25rem_9.25rem_5.75rem_5.75rem] md:items-center md:gap-x-1.5'

function Products({ rows, ...props }: FormProps & { rows: Rows }) {
  const { version, words } = props
  const { say } = words
  // An offer that products share is filled in once, at the first of them.
  const places = new Set<string>()
  const products = rows.all.flatMap((base) => {
    if (base.name !== 'base_price' || base.of === null) return []
    const place = holdingPlace(version.book, base.of)
    const offer = place === null || places.has(place) ? null : offerAt(rows.all, place)
    if (place !== null) places.add(place)
    const shown = [base, offer?.list, offer?.price].some((amount) => amount && rows.isShown(amount))
    return shown ? [{ of: base.of, base, offer }] : []
  })
  if (products.length === 0) return null
  const head = 'text-xs font-semibold text-ink-2'
  return (
    <section aria-label={say('admin_prices.groups.products')}>
      <div aria-hidden="true" className={cx('hidden pb-1.5', columns)}>
        <span className={head}>{say('admin_prices.form.per_product')}</span>
        <span className={cx(head, 'pr-13 text-right')}>{say('admin_prices.form.base')}</span>
        <span className={cx(head, 'text-right')}>{say('admin_prices.form.holding_from')}</span>
        <span className={cx(head, 'text-right')}>{say('admin_prices.form.holding_for')}</span>
        <span className={cx(head, 'text-right')}>{say('admin_prices.form.discount')}</span>
        <span className={cx(head, 'pl-2')}>{say('admin_prices.form.passes_on')}</span>
      </div>
      <ul>
        {products.map(({ of, base, offer }) => (
          <li key={of} className={cx('border-t border-line py-2 md:py-1', columns)}>
            <h3 className="font-sans text-sm font-semibold tracking-normal md:font-normal">{words.productName(of)}</h3>
            <Cell label={say('admin_prices.form.base')}>
              <span className="flex items-start justify-end gap-2">
                {rows.field(base)}
                <span className="pt-1.5 max-md:empty:hidden md:w-11">
                  <Percent {...rows.valuesOf(base)} words={words} />
                </span>
              </span>
            </Cell>
            <Cell label={say('admin_prices.form.holding_from')}>{offer && rows.field(offer.list)}</Cell>
            <Cell label={say('admin_prices.form.holding_for')}>{offer && rows.field(offer.price)}</Cell>
            <Cell label={say('admin_prices.form.discount')}>
              {offer && (
                <DiscountAmount list={rows.valuesOf(offer.list)} price={rows.valuesOf(offer.price)} words={words} />
              )}
            </Cell>
            <p className="text-xs text-ink-2 md:pl-2">
              <span className="md:sr-only">{say('admin_prices.form.passes_on')}: </span>
              <MadeCounts of={of} {...props} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const offerAt = (all: readonly EditableAmount[], place: string) => {
  const list = all.find(({ path }) => path === `${place}.list_price`)
  const price = all.find(({ path }) => path === `${place}.price`)
  return list && price ? { list, price } : null
}

/** On a narrow screen each has its name before it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  if (!children) {
    return (
      <span aria-hidden="true" className="hidden text-right text-ink-2 md:block">
        –
      </span>
    )
  }
  return (
    <div className="flex items-center justify-between gap-3 py-1 md:block md:py-0 md:text-right">
      <span aria-hidden="true" className="text-ink-2 md:hidden">
        {label}
      </span>
      {children}
    </div>
  )
}

type BeforeAndNow = { readonly before: number | null; readonly value: number | null }

function DiscountAmount({ list, price, words }: { list: BeforeAndNow; price: BeforeAndNow; words: PriceWords }) {
  const now = (list.value ?? 0) - (price.value ?? 0)
  const was = (list.before ?? 0) - (price.before ?? 0)
  const digits = (value: number) => words.digits(value, { unit: 'cents' })
  return (
    <span className="whitespace-nowrap tabular-nums">
      {was !== now && (
        <s className="mr-1 text-xs text-ink-2">
          <span className="sr-only">{words.say('admin_prices.form.today')} </span>
          {digits(was)}
        </s>
      )}
      <span className={cx(was !== now && 'font-semibold')}>{digits(now)}</span>
    </span>
  )
}

function MadeCounts({ of, version: { book }, words: { say } }: { of: string } & Pick<FormProps, 'version' | 'words'>) {
  const { companies, deeds } =
    (Object.hasOwn(book.made.by_product, of) && book.made.by_product[of]) || book.made.standard
  return companies === 0
    ? plural(say('admin_prices.form.made_deeds'), deeds)
    : plural(say('admin_prices.form.made'), deeds, { companies, deeds })
}

function Group({ rows, group, ...props }: FormProps & { rows: Rows; group: EditableAmount['group'] }) {
  const { words, version } = props
  const { say } = words
  const amounts = rows.all.filter((amount) => amount.group === group && rows.isShown(amount))
  if (amounts.length === 0) return null
  const note = say(`admin_prices.group_notes.${group}`)
  const lacking = yearsWithoutAmount(version.book)
  return (
    <section className="border-t border-line py-4">
      <h3 className="font-sans text-sm font-semibold tracking-normal">
        {say(`admin_prices.groups.${group}`)} <span className="text-xs font-normal text-ink-2">{note}</span>
      </h3>
      <ul className="mt-1.5">
        {amounts.map((amount) => {
          const { before, value } = rows.valuesOf(amount)
          const hint = words.hint(amount, version.book)
          const isLacking = lacking.some(({ path }) => path === amount.path)
          return (
            <li
              key={amount.path}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-1 xs:grid-cols-[minmax(0,1fr)_auto_4rem]"
            >
              <span className="leading-snug">
                {words.amountName(amount, version.book)}
                {hint !== null && (
                  <small className={cx('block text-2xs', isLacking ? 'font-semibold text-amber' : 'text-ink-2')}>
                    {hint}
                  </small>
                )}
              </span>
              {rows.field(amount)}
              <span className="hidden text-right text-xs whitespace-nowrap text-ink-2 tabular-nums xs:block">
                {before === null || value === null || before === value ? (
                  <span className="sr-only">{before === value ? say('admin_prices.form.same') : ''}</span>
                ) : (
                  words.difference(value - before, amount)
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
