import type { Picture } from '#domain/content/index.ts'
import { drawnPicture } from '#domain/pictures/index.ts'

type Props = {
  readonly picture: Picture
  /** In view at once, so it need not wait. */
  readonly first?: boolean
  /** How wide it is shown, in the words of the attribute `sizes`. */
  readonly sizes: string
}

/** Fills the frame that it stands in, which keeps its room before it is here. Each browser takes the width that it needs. */
export function ContentPicture({ picture, first = false, sizes }: Props) {
  const drawn = drawnPicture(picture)
  if (drawn === null) return null
  const image = (
    <img
      src={drawn.address}
      alt={picture.alt}
      width={drawn.size?.width}
      height={drawn.size?.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className="size-full object-cover"
    />
  )
  if (drawn.choices.length === 0) return image
  const choices = drawn.choices.map(({ address, width }) => `${address} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source srcSet={choices} sizes={sizes} type={drawn.form} />
      {image}
    </picture>
  )
}
