/** Words of screens that nobody sees first: of an account, of what comes after paying, and of those who work here. */
export const later = {
  nl: {
    search: () => import('./nl/search.ts').then((file) => file.search),
    contact_form: () => import('./nl/contact-form.ts').then((file) => file.contactForm),
    payment: () => import('./nl/payment.ts').then((file) => file.payment),
    two_step: () => import('./nl/two-step.ts').then((file) => file.twoStep),
    dashboard: () => import('./nl/dashboard.ts').then((file) => file.dashboard),
    founder: () => import('./nl/founder.ts').then((file) => file.founder),
    services: () => import('./nl/services.ts').then((file) => file.services),
    workbench: () => import('./nl/workbench.ts').then((file) => file.workbench),
    case: () => import('./nl/case.ts').then((file) => file.caseTexts),
    deed: () => import('./nl/deed.ts').then((file) => file.deed),
    check: () => import('./nl/check.ts').then((file) => file.check),
    chart: () => import('./nl/chart.ts').then((file) => file.chart),
    account: () => import('./nl/account.ts').then((file) => file.account),
    legal: () => import('./nl/legal.ts').then((file) => file.legal),
    downloads: () => import('./nl/downloads.ts').then((file) => file.downloads),
  },
  en: {
    search: () => import('./en/search.ts').then((file) => file.search),
    contact_form: () => import('./en/contact-form.ts').then((file) => file.contactForm),
    payment: () => import('./en/payment.ts').then((file) => file.payment),
    two_step: () => import('./en/two-step.ts').then((file) => file.twoStep),
    dashboard: () => import('./en/dashboard.ts').then((file) => file.dashboard),
    founder: () => import('./en/founder.ts').then((file) => file.founder),
    services: () => import('./en/services.ts').then((file) => file.services),
    workbench: () => import('./en/workbench.ts').then((file) => file.workbench),
    case: () => import('./en/case.ts').then((file) => file.caseTexts),
    deed: () => import('./en/deed.ts').then((file) => file.deed),
    check: () => import('./en/check.ts').then((file) => file.check),
    chart: () => import('./en/chart.ts').then((file) => file.chart),
    account: () => import('./en/account.ts').then((file) => file.account),
    legal: () => import('./en/legal.ts').then((file) => file.legal),
    downloads: () => import('./en/downloads.ts').then((file) => file.downloads),
  },
} as const

export type LaterLoaders = typeof later
