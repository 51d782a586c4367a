/** A company as a thing of its own: what contracts are made of, whether it was founded here or was there before. */
export {
  type CompanyFacts,
  type CompanyIssue,
  checkCompany,
  companyForms,
  companyLimits,
  isEntityName,
} from './company.ts'
export { foundedCompanies } from './founded.ts'
