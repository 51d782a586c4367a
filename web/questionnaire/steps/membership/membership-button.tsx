import type { Membership } from '#contract/reference.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { postForm } from './post-form.ts'

interface Props {
  readonly button: NonNullable<Membership['button']>
  readonly label: string
}

/** A button beside the choice, as the data of the membership has it: to a place of ours, elsewhere, or by sending a form. */
export function MembershipButton({ button: { url, method, fields }, label }: Props) {
  const say = useSay()
  const outside = !url.startsWith('/')
  const look = { look: 'line', size: 'small', wide: true } as const
  const words = (
    <>
      {label}
      {outside && <span className="sr-only">{` ${say('offers.membership.new_tab')}`}</span>}
    </>
  )
  const after = outside ? <ExternalIcon size={16} /> : undefined
  return (
    // Above the choice, which covers the whole card.
    <div className="relative z-10 mt-2.5">
      {method === 'POST' ? (
        <Button {...look} after={after} onClick={() => postForm(url, fields, outside)}>
          {words}
        </Button>
      ) : (
        <ButtonLink {...look} {...(outside ? { target: '_blank', rel: 'noopener' } : {})} href={url} after={after}>
          {words}
        </ButtonLink>
      )}
    </div>
  )
}
