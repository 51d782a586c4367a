import type { TextsFor } from '../../template.ts'
import type { letter as shape } from '../shapes/letter.ts'
import { signerText } from './signing.ts'

/** The letter with the checklist: what you send, what happens and what comes after. */
export const letter = {
  title: 'On the way to {full_name}: what is left for you to do and what we do',
  parts: {
    letter: {
      title: null,
      articles: {
        sender: {
          title: null,
          plain: 'Who sends you this letter.',
          clauses: { from: ['From', '{sender_name}'], reach: ['E-mail', '{sender_email}'] },
        },
        greeting: {
          title: null,
          plain: 'You can use this letter as a checklist.',
          clauses: {
            dear: 'Dear {several_founders?founders|founder},',
            purpose:
              'You are founding {full_name}. This letter tells you what you have filled in, which documents the notary needs, what happens next and what to bear in mind after the incorporation. If something is not right, correct it in the questionnaire or let us know.',
            draft: 'The deed that comes with it is a draft. The notary reviews it and settles the final text.',
            not_signed: 'This letter is for you to read and keep. You do not have to sign it.',
          },
        },
        ordered: {
          title: 'What we arrange for you',
          plain: 'The main choices at a glance.',
          clauses: {
            company: ['Incorporation of', '{full_name}'],
            converted: ['Conversion of', '{main.converted_from}, KVK number {main.kvk}'],
            trade_name: ['Trade name now', '{main.trade_name}'],
            method: ['Method', '{main.type_of_conversion}'],
            transfer_moment: ['Counts for the company', 'from the day of signing'],
            transfer_date: ['Counts for the company from', '{main.transfer_date}'],
            real_estate: ['Building or land of the business', '{main.real_estate_details}'],
            accountant: ['Accountant or tax adviser', '{main.accountant}'],
            intake: ['Free talk with a tax adviser', '{main.free_intake}'],
            above: ['Will be above', '{main.subsidiary_name} B.V., KVK number {main.subsidiary_kvk}'],
            along: ['Transfer the shares of that company right away', '{main.transfer_shares_along}'],
            seat: ['Seat in the articles of association (statuten)', 'municipality of {main.headquarters}'],
            address: ['Visiting address', '{main.office_address}, {main.postal_code} {main.place_of_business}'],
            email: ['E-mail address of the company', '{main.email}'],
            capital: ['Capital', '{share_count} of {share_value} each, together {capital}'],
            first_year: ['First financial year ends on', '{first_year_end}'],
            signing: ['Signing for the company', '{main.representation}'],
            speed: ['Speed', '{main.incorporation_speed}'],
            holding: ['Incorporated first', '{holding_name}, owned by {person_name}'],
          },
        },
        chamber: {
          title: 'What we report to the trade register',
          plain: 'The Chamber of Commerce copies these particulars into the trade register.',
          clauses: {
            intro: 'This is what you filled in for the entry in the trade register (handelsregister) of KVK:',
            industry: ['Sector', '{main.industry}'],
            activities: ['Activities', '{activities}'],
            savings: ['Kind of business', 'a company for private savings, to manage and invest its own assets'],
            export: ['Export', '{main.export_products}'],
            import: ['Import', '{main.import_products}'],
            sells: ['Sales', '{main.sell_products}'],
            where: ['Sales channel', '{main.where_are_sold}'],
            staff: [
              'People who will work there',
              '{main.full_time_work} full-time (fifteen hours a week or more) and {main.part_time_work} part-time',
            ],
            lending: ['Lending staff to others', '{main.employees_loan}'],
          },
        },
        chamber_holding: {
          title: 'What we report to the trade register',
          plain: 'The Chamber of Commerce copies these particulars into the trade register.',
          clauses: {
            intro: 'This is what we report for the entry in the trade register (handelsregister) of KVK:',
            sort: ['Kind of business', 'a holding company, to hold shares and manage assets'],
            staff: ['Staff', 'none, unless you tell us otherwise'],
            director: [
              'People who work there',
              'one, the director with whom the holding company enters into an employment agreement',
            ],
          },
        },
        people: {
          title: '{party_name}',
          plain: 'Check that we can reach you.',
          clauses: {
            role: [
              'Shareholder',
              '{is_company?company, represented by {person_name}|{is_holding?new holding of {person_name}|person}}',
            ],
            shares: ['Shares', '{party_shares}, {percentage} of the whole'],
            reach: ['To be reached at', '{p.email} and {p.phone_number}'],
            main_person: ['Contact', '{person_name} is not the regular contact of the company'],
            proprietorship: [
              'Sole proprietorship (eenmanszaak)',
              'trade register number {p.kvk_proprietorship}, {p.proprietorship_action}',
            ],
            proprietorship_name: ['Name of the sole proprietorship', '{p.proprietorship_name}'],
          },
        },
        signing: {
          title: 'What is signed',
          plain: 'For each paper you read who signs it and for whom. Whoever is named more than once signs as often.',
          clauses: {
            intro: 'For each paper it says below who signs it. The papers without a name are only to be read.',
            blanks:
              'If something between brackets is for you or a fellow director to complete, fill it in before you sign. The notary fills in the rest.',
            custody:
              'You also sign the power of attorney of the company{in_kind?{some_holding?, | and }the ratification behind its power for the contribution}{some_holding? and the ratification by a holding} beforehand. The notary keeps {in_kind?them|{some_holding?them|it}} and uses {in_kind?them|{some_holding?them|it}} only once the company has been incorporated.',
            later:
              'You sign the papers marked “after the incorporation” only once the company has been incorporated. Until then it cannot agree or decide anything. Send them afterwards.',
          },
        },
        to_sign: {
          title: '{paper_title}{signed_after? (after the incorporation)}',
          plain: 'This paper is signed by those named here.',
          clauses: { signer: signerText },
        },
        to_read: {
          title: 'What you only read',
          plain: 'You do not have to sign these papers.',
          clauses: {
            intro: 'You read and keep these papers. You do not have to sign them:',
            paper:
              '{paper_title}{office_signs?, which a member of the notary’s staff signs under the power given for it}{last?.|;}',
          },
        },
        send: {
          title: 'What you send us',
          plain: 'The period starts only when everything has arrived.',
          clauses: {
            intro: 'Upload these documents in your file:',
            identity:
              'a clearly legible copy of the valid identity document of everyone who signs, with the same particulars as in the questionnaire',
            signed: 'the papers that are signed before the incorporation, signed by everyone named with them above',
            old_extract: 'an extract from the trade register of your present business, no more than a month old',
            old_figures:
              'the annual figures of the last financial year and a recent balance sheet of your present business, from your accountant or tax adviser',
            old_agreement: 'the partnership agreement, with what each partner’s share in the business is',
            value_note:
              'the valuation by your accountant or tax adviser, as at a day no more than six months before the deed',
            residence:
              'recent proof of the home address of anyone who lives outside the Netherlands, for example an extract from the population register',
            extract:
              'an extract from the trade register of each company that becomes a shareholder, no more than a month old',
            owners:
              'an extract from the UBO register of that company, and its register of shareholders (aandeelhoudersregister)',
            power: 'the written power of attorney showing that the signatory may represent the company',
            co_directors:
              'an identity document, a signed power of attorney and a declaration of each fellow director who has to sign; the form for it is behind the personal declarations',
            care: 'what you already have about the care: a notification or permit, a description of the care and the number of care workers',
            big: 'your entry in the register of health-care professions (BIG-register), and what an insurer or professional body requires of the articles',
            supervisors:
              'from each supervisory director a copy of the identity document and a signed declaration that the appointment is accepted, that the requirements of independence in the articles are met, and which other positions as supervisory director are held',
            supervisors_open:
              'if there will be a supervisory board: from each supervisory director a copy of the identity document and a signed declaration that the appointment is accepted, that the requirements of independence in the articles are met, and which other positions as supervisory director are held',
            valid: 'Please note: an identity document must be valid on the day the notary identifies you.',
          },
        },
        steps: {
          title: 'What happens',
          plain: 'From check to registration, step by step.',
          clauses: {
            check: 'The notary checks your particulars and carries out the investigation that the law requires.',
            drafts: 'You receive the final drafts and can ask questions about them.',
            identify_online:
              'The notary establishes by video link who you are and explains the deed. Keep your identity document at hand.',
            identify:
              'The notary establishes at the office who you are and explains the deed. Bring your identity document.',
            sign: 'Someone from the notary’s office signs the deed with your power of attorney. At that moment your company exists.',
            intent: 'You sign the declaration of intent. Your tax adviser reports it to the tax office in time.',
            contribute:
              'Directly afterwards the ratification of the company’s power takes effect, which {several_directors?the directors have|the director has} signed, and the deed of contribution is signed. With it your business passes to the company.',
            buy: 'After that {several_founders?the shareholders decide|the shareholder decides} on the purchase, since you direct the company yourself. Then you and the company sign the agreement by which the company buys your business.',
            holding_contribute:
              'Directly after the deed of the holding, your business passes to the holding by a deed of contribution of its own, before the company is founded.',
            lend: 'At the same time you sign the loan agreement, for what the company does not pay you yet.',
            holding_first:
              'First the deed of each holding is signed, and on the same day that of the company. A company must exist before it can take shares. A holding has the same seat, address, shares and first financial year as the company, except where you entered something else. You can read it in its deed.',
            register:
              'The notary enters the company, its directors and its ultimate beneficial owners in the trade register. You receive the KVK number and the final deed.',
            deliver_real_estate:
              'For your building or land the notary makes a separate deed of transfer. Look up the title deed, discuss its value and the transfer tax (overdrachtsbelasting) beforehand, and ask the bank for its consent if there is a mortgage on it.',
            pay: '{some_money?You open a bank account for the company. Whoever pays for shares in money pays the amount into it.|You open a bank account for the company and pay the amount of the shares into it.}',
          },
        },
        time: {
          title: 'How long it takes and what it costs',
          plain: 'The working days count from the moment your file is complete.',
          clauses: {
            starts:
              'The agreed period starts when all documents are complete and ends when the deed has been signed. If more investigation is needed, the notary will let you know.',
            costs:
              'The costs are in your order, with the registration fee of KVK, which we pass on without a margin. If you change particulars after payment, the notary may charge extra for this.',
          },
        },
        mind: {
          title: 'What to bear in mind',
          plain: 'Points that go with your choices.',
          clauses: {
            agreement:
              'You are founding with several shareholders. Lay down in a shareholders’ agreement what happens in the event of illness, a dispute{equal_halves? or death|, death or a tie}.',
            one_director:
              'You chose two signatures, but there is one director. As long as that is so, that director signs alone. The rule starts to work once there is a second director.',
            care_with:
              'You are going to provide care. Given the kind of care and the number of care workers there must be independent supervision, so the articles have a supervisory board (raad van commissarissen) of at least three people. Look for them in time: their names go into the deed. The notary discusses with you whether you need a permit and whether you may distribute profit.',
            care_without:
              'You are going to provide care. With the kind of care and the number of care workers you mentioned, no supervisory board (raad van commissarissen) is needed. That may change as your business grows. The notary discusses with you whether you need to report or need a permit, and whether you may distribute profit.',
            care_open:
              'You are going to provide care. Whether there must be a supervisory board (raad van commissarissen) depends on the kind of care and the number of care workers. Both texts stand ready in the deed; the notary chooses together with you and also discusses whether you need a permit and whether you may distribute profit.',
            savings:
              'You are founding a company for private savings. It only manages your own assets. If you want to do business later, the objects in the articles must be amended first.',
            licence:
              'In your sector a permit or a notification may be required. The notary will ask you about it before the deed is signed.',
            structure:
              'A holding company only does its work once it holds shares. If you set up a BV later, let the holding company take the shares.',
            structure_above:
              'A holding company only does its work once it holds shares. The shares in {main.subsidiary_name} B.V. pass to the holding company by a separate notarial deed, after the holding company has been incorporated. Ask your tax adviser beforehand how that can be done without tax.',
            old_debts:
              'You remain liable for the debts of your old business, even if the company pays them, unless the creditor releases you.',
            consent:
              'Your bank, landlord, insurer and regular clients must agree before a contract is put in the name of the company. Permits are applied for anew or transferred.',
            staff_moves: 'If you employ staff, their employment contracts pass to the company by law.',
            undecided:
              'You have not yet chosen how your business moves over. The company is therefore founded with money. Decide with your accountant before you start working in it.',
            tax_free:
              'You chose a tax-free contribution (geruisloze inbreng). The tax office must have the declaration of intent within nine months after the last full financial year, so before 1 October. The company and the contribution must exist within fifteen months after the transfer date. Do not sell your shares within three years without taking advice first.',
            taxed:
              'You chose a taxed contribution (ruisende inbreng). You settle tax on the added value of your business. Have your adviser confirm the dates that apply to you.',
            taxed_back:
              'The contribution only goes back to 1 January if the declaration of intent is reported before 1 April.',
            salary:
              'If you work in your company and hold at least 5% of the shares, the tax rules require the company to pay you a customary salary (gebruikelijk loon). Your bookkeeper can tell you how high it must be for you.',
            payroll: 'You have chosen our payroll service. We will contact you about it after the incorporation.',
            acts: 'If you conclude contracts before the incorporation, do so on behalf of “{full_name} in oprichting” and have the company ratify them after the incorporation. Until then you are liable yourself.',
            owners: 'If anything changes later in who owns or manages the company, report this to KVK within a week.',
          },
        },
        afterwards: {
          title: 'After the incorporation',
          plain: 'A list for the first months.',
          clauses: {
            bank: 'Open a business bank account in the name of the company.',
            capital:
              '{some_money?Pay what is to be paid on the shares in money|Pay {capital} on the shares{several_founders?, each for their own shares,}} and keep the proof.',
            holding_capital:
              'Also open a bank account in the name of {holding_name}{contributes?.| and pay the amount of its own shares into it. From that account {holding_name} pays for its shares in {full_name}.}',
            tax: 'Your VAT number and the invitation for corporate income tax come from the tax authorities (Belastingdienst). Find a bookkeeper in good time.',
            staff: 'If you employ staff or pay yourself a salary, register the company as an employer.',
            insurance: 'Look at your insurance, contracts and permits: they do not move to the company by themselves.',
            yearly:
              'Each year: annual accounts within five months, at least one decision of the shareholders, filing with KVK within twelve months of the financial year, and a corporate income tax return.',
            registers: 'Keep the register of shareholders up to date and keep your records for seven years.',
            old_business_stays:
              'Your business stays as it is until you have chosen and the papers for it have been signed. Do not deregister it yet, and put nothing of it in the name of the company.',
            old_business:
              'The notary reports to KVK that the company continues your business. Deregister your old business after that, give your customers the new KVK and VAT numbers, and keep the old books for seven years as well.',
          },
        },
        closing: {
          title: null,
          plain: 'Feel free to call or write.',
          clauses: {
            questions: 'If you have any questions, please contact us. We are happy to help.',
            regards: 'Kind regards, and congratulations on your plans,',
            sender: '{sender_name}',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
