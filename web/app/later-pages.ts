/** Pages that nobody sees first: where they are need not be known before one is asked for. */
export const laterPages: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  '../pages/{account,admin,billing,check-contract,checkout,company,confirmation,connect,contract,contracts,dashboard,membership,new-email,new-password,notary,notary-case,own-case,own-change,paid,participant,reminders,reset-password,return,second-factor,sign,take-along,ui}/index.tsx',
)
