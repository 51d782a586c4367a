// The back office: prices, texts, offices and everything else that an operator runs the service with.
import { AdminScreen, prepareSection } from '#web/admin/index.ts'

export { prepareSection as prepare }

export default AdminScreen
