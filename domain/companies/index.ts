/** A company as a thing of its own: what contracts are made of, whether it was founded here or was there before. */
export {
  type CompanyFacts,
  type CompanyIssue,
  checkCompany,
  companyForms,
  companyLimits,
} from './company.ts'
export { isEntityName } from './entity-name.ts'
export { foundedCompanies } from './founded.ts'
