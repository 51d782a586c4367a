import type { NotaryProduct } from '#contract/dashboard.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Props = { readonly product: NotaryProduct; readonly uploadsId: string }

/** The one thing to do now, in a sentence and where it can be done with a button. */
export function NextThing({ product, uploadsId }: Props) {
  const say = useSay()
  const { next } = product
  const place = { flow: product.flow, uid: product.uuid }
  const targets = {
    continue: href('flow', place),
    pay: href('checkout', place),
    pay_again: href('checkout', place),
    wait_for_payment: href('paid', place),
    upload: `#${uploadsId}`,
    wait: null,
    none: null,
  } as const
  const target = targets[next]
  return (
    <div className="flex max-w-sm flex-col items-start gap-2.5">
      <p className="text-md text-ink-2">{say(`dashboard.now.${next}`)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {target !== null && next !== 'wait' && next !== 'none' && (
          <ButtonLink href={target} look={next === 'upload' ? 'line' : 'primary'}>
            {say(`dashboard.next.${next}`)}
          </ButtonLink>
        )}
        {product.state === 'paid' && (
          <TextLink href={href('flow', place, { step: '0' })}>{say('dashboard.next.change')}</TextLink>
        )}
      </div>
    </div>
  )
}
