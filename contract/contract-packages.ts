import { z } from 'zod'
import { membershipRefusedSchema, withdrawnSchema } from './memberships.ts'
import { defineRoute } from './route.ts'

const own = { tags: ['dashboard'], secret: true } as const
const params = z.object({ uuid: z.string() })

export const buyContractPackage = defineRoute({
  ...own,
  id: 'buyContractPackage',
  method: 'POST',
  path: '/api/api_customer_dashboard/contract_packages',
  summary: 'Buys contracts that stay: answers where they are paid; what an invoice lacks is answered with 422 first',
  body: z.strictObject({ package: z.string().max(60) }),
  responses: { 201: z.object({ uuid: z.string(), payment_link: z.string() }) },
})

export const withdrawContractPackage = defineRoute({
  ...own,
  id: 'withdrawContractPackage',
  method: 'POST',
  path: '/api/api_customer_dashboard/contract_packages/:uuid/withdrawal',
  summary:
    'Gives a package back within fourteen days: what is left of it goes, and so does its money, confirmed by mail',
  params,
  responses: { 200: withdrawnSchema, 409: membershipRefusedSchema },
})

export const downloadPackageInvoice = defineRoute({
  ...own,
  id: 'downloadPackageInvoice',
  method: 'GET',
  path: '/api/api_customer_dashboard/contract_packages/:uuid/invoice.pdf',
  summary: 'The invoice of a package of contracts',
  params,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' }) },
})

export const contractPackageRoutes = [buyContractPackage, withdrawContractPackage, downloadPackageInvoice] as const
