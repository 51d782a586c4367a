import { all, eq, not, oneOf } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'

/** A savings BV only looks after its owner's money: it has no trade and no staff. */
export const hasBusiness = not(eq('main.bv_type', 'private_savings'))

/** What the trade register wants to know about buying and selling. */
export const activity = defineFields('main', {
  export_products: { kind: 'yes_no', visible: hasBusiness, required: true, sensitivity: 'public' },
  import_products: { kind: 'yes_no', visible: hasBusiness, required: true, sensitivity: 'public' },
  sell_products: {
    kind: 'choice',
    options: ['consumers', 'companies', 'consumers_and_businesses', 'none'],
    visible: hasBusiness,
    required: true,
    sensitivity: 'public',
  },
  where_are_sold: {
    kind: 'choice',
    options: ['store_or_kiosk', 'market', 'street_trade', 'internet', 'from_home', 'postorder', 'not_applicable'],
    visible: all(hasBusiness, oneOf('main.sell_products', 'consumers', 'companies', 'consumers_and_businesses')),
    required: true,
    sensitivity: 'public',
  },
})
