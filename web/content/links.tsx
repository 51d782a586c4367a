import type { ReactNode } from 'react'
import type { ContentBlock } from '#domain/content/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { leadsOutside, linkIn } from './address.ts'

type LinkProps = {
  readonly address: string
  readonly look?: 'plain' | 'inverse' | undefined
  readonly children: ReactNode
}

/** Words that lead somewhere; only words where they may not. */
export function ContentLink({ address, look, children }: LinkProps) {
  const say = useSay()
  const { locale } = useLocale()
  const href = linkIn(locale, address)
  if (href === null) return children
  return (
    <TextLink href={href} look={look} newTab={leadsOutside(href) ? say('shell.new_tab') : undefined}>
      {children}
    </TextLink>
  )
}

type ContentButtonProps = {
  readonly button: ContentBlock<'button'>
  readonly look?: 'primary' | 'line' | 'ghost' | undefined
  readonly wide?: boolean
  readonly arrow?: boolean
}

export function ContentButton({ button: { label, address }, look, wide, arrow = false }: ContentButtonProps) {
  const { locale } = useLocale()
  const href = linkIn(locale, address)
  if (href === null) return null
  return (
    <ButtonLink
      href={href}
      look={look}
      wide={wide}
      rel={leadsOutside(href) ? 'noopener' : undefined}
      after={arrow && <ArrowRightIcon />}
    >
      {label}
    </ButtonLink>
  )
}
