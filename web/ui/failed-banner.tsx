import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

export type FailedBannerProps = {
  title?: string | undefined
  text: string
  /** The words on its button. */
  again: string
  onAgain: () => void
}

/** Something could not be fetched, and can be tried again. */
export function FailedBanner({ title, text, again, onAgain }: FailedBannerProps) {
  return (
    <Banner
      tone="negative"
      live="alert"
      title={title}
      action={
        <Button look="line" size="small" onClick={onAgain}>
          {again}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
