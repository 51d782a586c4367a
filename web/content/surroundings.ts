import type { ContentToDraw } from '#contract/content-page.ts'
import type { ContentBlock, PageBlock } from '#domain/content/index.ts'

/** What a block may need beside its own words. */
export type AroundBlock = Pick<ContentToDraw, 'prices' | 'reviews' | 'crumbs'>

export type BlockProps<Name extends PageBlock['component']> = {
  readonly block: ContentBlock<Name>
  readonly around: AroundBlock
}

/** Whether a block has anything to show: a price that is not known and reviews that nobody wrote are left out. */
export function isShown(block: PageBlock, { prices, reviews }: AroundBlock): boolean {
  switch (block.component) {
    case 'price_card':
      return prices[block._uid] !== undefined
    case 'reviews':
      return reviews !== null && reviews.sources.length + reviews.newest.length > 0
    default:
      return true
  }
}
