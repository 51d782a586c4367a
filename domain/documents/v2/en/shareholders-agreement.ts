import type { TextsFor } from '../../template.ts'
import type { shareholdersAgreement as shape } from '../shapes/shareholders-agreement.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** The agreement among the shareholders. */
export const shareholdersAgreement = {
  title: 'Shareholders’ agreement of {full_name}',
  parts: {
    agreement: {
      title: null,
      articles: {
        who_signs: whoSigns,
        parties: {
          title: 'Parties',
          plain:
            'All shareholders take part, and so does the BV itself. Whoever takes part through a holding also signs in person.',
          clauses: {
            intro: 'The undersigned:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.marital_status};',
            company:
              '{company_name}, a private limited company (besloten vennootschap met beperkte aansprakelijkheid), having its seat in {p.company_location} and its office at {p.company_address}, {p.company_zipcode} {p.company_location}, registered in the Dutch trade register (handelsregister) under number {p.chamber}, represented by {capacity}, {p.prefix} {p.firstname} {p.lastname}{jointly? and {co_director}};',
            holding:
              '{holding_name}, a private limited company (besloten vennootschap met beperkte aansprakelijkheid), having its seat in the municipality of {holding_seat}, represented by its sole director, {p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, who also enters into this agreement in a personal capacity, as principal;',
            called: 'hereinafter together: the shareholders, and each separately: a shareholder;',
            founded:
              'and {full_name}, a private limited company (besloten vennootschap met beperkte aansprakelijkheid), having its seat in the municipality of {main.headquarters} and its office at {main.office_address}, {main.postal_code} {main.place_of_business}, registered in the Dutch trade register (handelsregister) under number {chamber_number}, represented by its board as set out below this agreement, hereinafter: the company.',
          },
        },
        background: {
          title: 'Background',
          plain: 'Who holds which shares, and why you agree on this.',
          clauses: {
            incorporated:
              'The company was incorporated by deed executed on {deed_day} before {acting_notary}, civil-law notary in {notary_city}. All shares are held by the shareholders:',
            held: '{party_name} holds {party_shares}, {party_numbers}{last?.|;}',
            wish: 'Besides the articles of association, the shareholders wish to lay down how they decide together, what happens to the profit, what applies when one of them leaves or sells shares, and how they resolve a difference of opinion.',
            agree: 'The parties therefore agree as follows.',
          },
        },
        definitions: {
          title: 'Definitions',
          plain: 'What the words mean that keep coming back.',
          clauses: {
            intro: 'In this agreement:',
            shares:
              'shares means: the shares in the capital of the company, including those issued or acquired later, and rights to subscribe for shares;',
            shareholder:
              'shareholder means: each of those named as shareholder above, and each of those who have acceded to this agreement under {ref:adherence}, as long as they hold shares;',
            person_involved:
              'principal means: the natural person who is a shareholder and, where a legal entity is a shareholder, each natural person who directly or indirectly, alone or together with others, controls it;',
            blocking:
              'blocking clause (blokkeringsregeling) means: the provisions of the articles under which a shareholder who wishes to transfer shares first offers them to the other shareholders;',
            own_holding:
              'own holding means: a legal entity of which a principal holds all shares and which nobody else controls;',
            articles:
              'articles means: the articles of association (statuten) of the company, as they read from time to time;',
            value: 'value means: the value of shares, determined under {ref:valuation};',
            working:
              'working means: doing work for the company as a director, as an employee or as a contractor, in person or through a company of one’s own;',
            control:
              'control means: being able, also through others, to cast more than half of the votes in a legal entity or to appoint or dismiss more than half of its directors.',
            other_terms:
              'Terms defined in the articles have the same meaning here. Words in the masculine refer to everyone, and words in the plural include the singular. References to an article without further indication are to an article of this agreement.',
          },
        },
        purpose: {
          title: 'Working together',
          plain: 'You work together in the BV and vote in such a way that these agreements are kept.',
          clauses: {
            together:
              'The shareholders work together in the company and are guided by its interests and those of its business. They behave towards each other as reasonableness and fairness require.',
            votes:
              'Each shareholder casts his votes, and does everything else in his power, so that this agreement is carried out.',
            person_involved:
              'A shareholder that is a legal entity warrants that its principal complies with this agreement as if he were a party to it himself.',
            no_partnership:
              'This agreement is not a partnership (maatschap or vennootschap onder firma). No shareholder can represent another on the basis of it.',
          },
        },
        precedence: {
          title: 'Relation to the articles',
          plain:
            'For the outside world the articles apply. Among yourselves this agreement prevails, as far as the law allows.',
          clauses: {
            beside: 'This agreement supplements the articles.',
            prevails:
              'Where this agreement differs from the articles, it prevails between the parties as far as the law allows. At the request of a shareholder the others cooperate in an amendment of the articles that removes the difference.',
            blocking:
              'A transfer to which this agreement obliges or entitles takes place in accordance with the blocking clause. Where the articles require the consent of fellow shareholders for it, the shareholders give that consent in writing on first request.',
            company:
              'The company is a party in order to do what this agreement requires of it, and to have its board act accordingly, as far as the law and the articles allow.',
          },
        },
        board: {
          title: 'Board and information',
          plain: 'The board runs the BV and keeps all shareholders informed.',
          clauses: {
            manages: 'The board manages the company within the limits of the law, the articles and this agreement.',
            budget:
              'Before the beginning of each financial year the board draws up a budget and submits it for approval as provided in {ref:decisions}. For the first financial year it does so within three months of the incorporation.',
            figures:
              'Within six weeks of the end of each quarter the board sends all shareholders an overview of the results, the cash and the debts. Each shareholder further receives the information that he reasonably asks for.',
          },
        },
        decisions: {
          title: 'Decisions that the shareholders take together',
          plain: 'For these decisions the board needs you. It decides on the rest by itself.',
          clauses: {
            everyone: 'The following decisions are taken only with the consent of all shareholders:',
            two_thirds:
              'The following decisions are taken only with the consent of shareholders who together hold at least two thirds of the issued shares:',
            articles: 'amendment of the articles, and merger, demerger, conversion and dissolution of the company;',
            shares:
              'the issue of shares, the limitation or exclusion of pre-emptive rights, and the repurchase and cancellation of shares;',
            directors:
              'the appointment of a director, and the determination and change of the remuneration of a director;',
            budget: 'approval of the budget, and a material change in the nature of the business;',
            spending:
              'expenditure, investments and contracts that, alone or together with connected ones, exceed an amount of {main.agreement_amount}, unless they are in an approved budget;',
            loans: 'borrowing or lending money, if the outstanding amount thereby exceeds {main.agreement_amount};',
            security: 'granting security and assuming liability for the debts of another;',
            real_estate:
              'acquiring, disposing of, encumbering and taking or granting long leases of registered property;',
            business:
              'buying, selling or closing a business or an important part of it, acquiring or disposing of a participation, and incorporating a subsidiary;',
            rights: 'transferring intellectual property rights and granting an exclusive licence of them;',
            related:
              'contracts between the company and a shareholder, its principal, or anyone connected with either of them by family, marriage, partnership or control;',
            insolvency: 'filing for bankruptcy and applying for a suspension of payments.',
            approval:
              'As far as decisions of the board are concerned, the first paragraph also counts as the decision of the shareholders to make those decisions, as the articles allow, subject to the approval of the general meeting. The absence of approval does not affect the power to represent the company.',
            answer:
              'A shareholder to whom a decision has been submitted answers within two weeks. If he does not answer within a week of a written reminder that points out this consequence either, that counts as consent.',
            dismissal: 'The suspension and dismissal of a director are decided on as the law and the articles provide.',
          },
        },
        funding: {
          title: 'Funding',
          plain: 'Nobody has to add money later. Whoever does, does so on the same terms as the others.',
          clauses: {
            no_duty:
              'Apart from paying up his shares, a shareholder is not obliged to provide the company with money or other funds.',
            loans:
              'If the company needs more funds, the board first looks for them at a bank or another lender. If the shareholders lend it money, each may do so in proportion to his shares, and on equal and arm’s length terms.',
            new_shares:
              'If shares are issued, each shareholder has the pre-emptive right that the articles give him, and the issue price is at least the value, unless all shareholders consent to a lower price.',
            surety: 'A shareholder need not act as surety or otherwise assume liability for the debts of the company.',
          },
        },
        profit: {
          title: 'Profit',
          plain: 'What you do with the profit. It may be paid out only if the BV can keep paying its bills.',
          clauses: {
            buffer_first:
              'The company keeps freely available funds that are sufficient for six months of fixed costs, according to the most recently adopted annual accounts. As long as these are not there, the profit is reserved. Once they are, the profit that exceeds them is distributed every year, within two months of the adoption of the annual accounts, unless all shareholders consent to something else.',
            half: 'At least half of the profit after tax is distributed every year, within two months of the adoption of the annual accounts, unless all shareholders consent to something else. The rest is reserved.',
            together: 'The profit is reserved, unless all shareholders consent to a distribution.',
            limits:
              'A distribution is made only as far as the law and the articles allow and the board approves it (Section 2:216 of the Dutch Civil Code).',
            proportion: 'Distributions are made in proportion to each shareholder’s shares, as the articles provide.',
          },
        },
        transfer: {
          title: 'Transfer of shares',
          plain: 'Whoever wants to sell first offers the shares to the others. The articles say how.',
          clauses: {
            only: 'A shareholder transfers shares only in accordance with the blocking clause and this agreement.',
            encumber:
              'A shareholder does not create a right of pledge or usufruct on his shares, does not cooperate in the issue of depositary receipts for them and does not grant others a right to acquire them, unless all shareholders consent.',
            own_holding:
              'If under the articles a shareholder may transfer his shares to his own holding without an offer, the principal remains jointly and severally bound by this agreement beside that holding. If it ceases to be his own holding, it first transfers the shares back to him.',
            adherence:
              'A shareholder who transfers shares ensures that the transferee accedes to this agreement under {ref:adherence}, at the latest upon the transfer.',
          },
        },
        events: {
          title: 'Death, divorce and other events',
          plain: 'The articles say when shares then have to be offered. This is what goes with it among yourselves.',
          clauses: {
            articles:
              'Whether shares must be offered after death, divorce, bankruptcy, suspension of payments, statutory debt restructuring or a change of control of a shareholder, and how that is done, is determined by the articles.',
            death:
              'Upon death the rights and obligations under this agreement pass to the heirs. Within three months they appoint one person to represent them towards the company and the other shareholders.',
            divorce:
              'If shares, or the shares in a legal entity that is a shareholder, belong to a community of property that is dissolved, the principal ensures that they are allotted to him in the division.',
            price:
              'If shares must be offered in one of these cases, the price among the shareholders is the value, without discount.',
          },
        },
        leaver: {
          title: 'Leavers',
          plain: 'What happens to the shares of someone who no longer works in the BV.',
          clauses: {
            keeps:
              'A shareholder need not offer his shares because he, or his principal, ceases working for the company.',
            still_bound: 'As long as he holds shares, he remains bound by this agreement.',
            offers:
              'If a shareholder or his principal ceases working, that shareholder offers all his shares for sale within four weeks. After death {ref:events} applies. This article does not apply to a shareholder who has not been working himself and whose principal has not been working.',
            by_blocking:
              'The offer is made and settled under the blocking clause, but the shareholder does not withdraw it, and the price is that of this article.',
            full_price: 'The price is the value, whatever the reason for leaving.',
            price: 'The price is the value, except in the cases that the next paragraph mentions.',
            blame:
              'The price is three quarters of the value if the shareholder or his principal is seriously to blame for leaving. That is so only if:',
            blame_cause:
              'he was dismissed or his assignment was ended for a reason that in an employment contract would be an urgent cause (dringende reden) within the meaning of Section 7:678 of the Dutch Civil Code, or because of a final conviction for a crime that harmed the company;',
            blame_breach:
              'he seriously acted contrary to {ref:transfer}, {ref:competition} or {ref:secrecy}, and did not remedy this within two weeks of a written notice, as far as a remedy is possible; or',
            blame_early:
              'he left of his own accord within two years of the incorporation of the company, where the reason was not illness, incapacity for work, the care of someone close or a serious failure of the company or of another shareholder.',
            no_blame:
              'In all other cases, including illness, incapacity for work, retirement and dismissal without serious blame, the price is the value without deduction.',
            not_bought:
              'If not all of the shares offered are bought, the shareholder keeps his shares and remains bound by this agreement. The freedom to transfer to another person that the blocking clause gives after an offer does not apply in that case.',
            steps_down:
              'Whoever ceases working resigns from his positions in the company as soon as the other shareholders ask him to.',
          },
        },
        valuation: {
          title: 'Value of the shares',
          plain: 'You determine the value together. If that does not work, an independent expert does.',
          clauses: {
            determined:
              'The value is the amount on which the shareholders concerned agree. If they do not agree within four weeks, the value is determined by an independent expert, who is appointed, works and is paid as the blocking clause provides. His opinion binds the shareholders.',
            basis:
              'The expert starts from the fair market value of the entire business as a going concern and attributes it in proportion to the shares, without a premium for a majority and without a discount for a minority.',
            day: 'The value is determined as of the day on which the shares are offered or had to be offered.',
            discounted:
              'A price below the value only lowers what is paid for the shares, and benefits the buyers in proportion to what they buy.',
          },
        },
        tag_along: {
          title: 'Tag-along right',
          plain: 'If the majority sells to an outsider, you may sell along at the same price.',
          clauses: {
            right:
              'If one or more shareholders wish to transfer more than half of all shares, at once or in connected steps, to someone who is not a shareholder, each other shareholder has the right to sell all his shares as well (the tag-along right).',
            notice:
              'The selling shareholders inform the others in writing of the buyer, the price and the further terms at least four weeks before concluding the contract. Whoever wishes to tag along says so within three weeks after that, instead of accepting an offer under the blocking clause.',
            terms: 'Whoever tags along sells at the same price per share and on the same terms.',
            not_taken:
              'If the buyer does not take over the shares of whoever wishes to tag along, the transfer does not take place.',
          },
        },
        drag_along: {
          title: 'Drag-along obligation',
          plain: 'If enough shareholders want to sell the whole BV, the others sell along at the same price.',
          clauses: {
            three_quarters:
              'If shareholders who together hold at least three quarters of all shares wish to sell all their shares to an independent third party that wants to buy all shares, the other shareholders, at their request, also sell and transfer all their shares to that third party.',
            majority:
              'If shareholders who together hold more than half of all shares wish to sell all their shares to an independent third party that wants to buy all shares, the other shareholders, at their request, also sell and transfer all their shares to that third party.',
            first_offer:
              'The selling shareholders first offer their shares under the blocking clause, stating the third party, the price and the further terms and that they rely on this article. The other shareholders may then buy themselves; in that case the price is that of the third party. If they do not buy all of the shares offered, they sell their shares as well.',
            same_terms:
              'The price per share is the same for everyone and is paid in money upon the transfer, and nobody receives any other benefit for his shares.',
            warranties:
              'Whoever sells shares under this article at the request of others need not warrant more than that the shares are his, that they are unencumbered and that he has the power to sell them, and is never liable for more than the price that he himself receives.',
          },
        },
        cooperation: {
          title: 'Cooperation in a transfer',
          plain: 'Whoever has to transfer shares cooperates. Otherwise the BV may do it for him.',
          clauses: {
            deliver:
              'Whoever must transfer shares under this agreement transfers them free of limited rights and attachments, by notarial deed and against simultaneous payment of the price, unless seller and buyer agree on another way of payment.',
            power:
              'Each shareholder grants the company an irrevocable power of attorney to transfer on his behalf the shares that he must transfer under this agreement, in the interest of whoever is to acquire the shares, if two weeks after a written notice he still does not cooperate. The price is then paid for him into the notary’s trust account. The company may also act for the buyer.',
          },
        },
        competition: {
          title: 'Competition',
          plain: 'You do not compete with your own BV, and do not take away customers or staff.',
          clauses: {
            during:
              'As long as someone is a shareholder or a principal, or is working, he does not directly or indirectly run a business that competes in the Netherlands with that of the company. He does not work for such a business and does not acquire an interest in it.',
            twelve_months:
              'This continues to apply until twelve months after he has ceased to be a shareholder or a principal and has ceased working, for the activities that the company carries out at that time.',
            six_months:
              'This continues to apply until six months after he has ceased to be a shareholder or a principal and has ceased working, for the activities that the company carries out at that time.',
            free_after: 'After that he is free to do so, subject to {ref:secrecy}.',
            relations:
              'During the same time he does not induce customers and suppliers of the company to end or limit their relationship with it, and does not induce its staff to leave.',
            allowed:
              'An interest of at most five percent in a listed company is allowed, as is anything that all shareholders have approved in writing. A shareholder who is not working himself and whose principal is not working may invest in other businesses if he does not use confidential information of the company in doing so.',
            other_contracts:
              'A non-competition clause in an employment contract or a contract for services continues to apply beside this one. Only one penalty is due for the same breach. If this article goes further than the law allows, it applies as far as is allowed.',
          },
        },
        secrecy: {
          title: 'Confidentiality',
          plain: 'What you know about the BV and about each other, you keep to yourself.',
          clauses: {
            secret:
              'The parties and principals keep secret what they know about the company, its business and its relations and what they must understand to be confidential, and also the contents of this agreement.',
            exceptions:
              'That does not apply to what the law or a court requires to be disclosed, what is needed to enforce a right, and what is told to an adviser, financier or possible buyer who is bound to secrecy.',
            lasts:
              'This duty continues for five years after the end of the agreement, and for trade secrets as long as they are secret.',
          },
        },
        intellectual_property: {
          title: 'Intellectual property',
          plain: 'What you make or devise for the BV belongs to the BV.',
          clauses: {
            belongs:
              'All intellectual property rights, in the Netherlands and elsewhere, in what a shareholder or his principal makes or devises in working for the company or its business belong to the company.',
            assigned:
              'As far as those rights are not already the company’s by law, the shareholders and their principals hereby transfer them now for then, as soon as they arise, to the company, which accepts them. They waive their moral rights as far as the law allows. Where a principal is not a party to this agreement, the shareholder ensures that he assigns his rights to the company in writing.',
            cooperates:
              'If anything more is needed for a transfer, a registration or an entry, they cooperate in it. The company bears the costs.',
            earlier:
              'What someone already had before the incorporation remains his, unless it was transferred to the company in writing. If the company uses it with his consent, it may continue to do so free of charge as long as it needs it for its business.',
          },
        },
        deadlock: {
          title: 'If the shareholders cannot agree',
          plain: 'First talk, then a mediator, after that what the articles provide or a buy-out.',
          clauses: {
            talk: 'If the shareholders cannot agree on a decision that is important to the company, they discuss it within two weeks after one of them has asked for this in writing.',
            mediation:
              'If they do not reach a solution within four weeks, they submit the matter to a mediator who is registered with the Dutch Mediators’ Federation (Mediatorsfederatie Nederland) and whom they choose together. If they have already appointed a mediator under the articles, that is the mediator. The company pays him.',
            articles:
              'If the mediation has not led to a solution within eight weeks, what the articles provide on a tied vote applies. A decision reached in that way needs no further consent under {ref:decisions}.',
            way_out:
              'If the articles offer no solution either and the decision is not taken although the company cannot do without it, the shareholders agree within two months that one or more of them take over the shares of the others at the value, or that the business is sold. If they do not agree on that, each of them may ask the court to decide, also under the statutory dispute resolution procedure (geschillenregeling).',
            meanwhile:
              'In the meantime the parties continue the business in the usual way and refrain from everything that makes a solution more difficult.',
          },
        },
        breach: {
          title: 'Breach',
          plain:
            'Whoever does not keep to the agreement first gets the chance to put it right. After that a penalty applies.',
          clauses: {
            notice:
              'Whoever does not perform an obligation under this agreement first receives a written notice with a term of two weeks in which to perform, unless performance is no longer possible.',
            penalty:
              'If what {ref:transfer}, {ref:leaver}, {ref:cooperation}, {ref:competition} or {ref:secrecy} require has not been performed even then, a penalty is due of ten thousand euros (EUR 10,000.00) per breach, and of two hundred and fifty euros (EUR 250.00) for each day that the breach continues, up to a maximum of fifty thousand euros (EUR 50,000.00) per breach.',
            damages:
              'The penalty does not affect the right to performance. If the damage exceeds the penalty, the excess is compensated as well; what has been paid as a penalty is deducted from the damages.',
            beneficiaries:
              'The penalty is due to the other shareholders, in proportion to their shares. A shareholder that is a legal entity also owes the penalty for a breach by its principal, but together they owe it once.',
          },
        },
        adherence: {
          title: 'New shareholders',
          plain: 'Whoever receives shares later joins in on the same terms.',
          clauses: {
            joins:
              'Whoever acquires shares without already being a party accedes to this agreement by a written statement to the company. If the transferee is a legal entity, its principal also signs that statement in a personal capacity.',
            accepted:
              'The parties hereby accept in advance each accession that takes place under this article. The company confirms it on behalf of all.',
            issue:
              'The company issues shares only to those who are a party or who accede at the latest upon the issue.',
          },
        },
        term: {
          title: 'Term and end',
          plain: 'The agreement applies as long as you are shareholders together.',
          clauses: {
            begins:
              'This agreement is signed after the incorporation of the company, and applies from the day of incorporation.',
            lasts:
              'It lasts as long as the company has more than one shareholder and cannot be terminated by notice or rescinded. It also ends if all shareholders so agree in writing or when the liquidation of the company’s assets has ended.',
            leaves:
              'For whoever has transferred all his shares as this agreement requires, it ends on the day of the transfer.',
            survives:
              'After the end {ref:competition}, {ref:secrecy}, {ref:intellectual_property}, {ref:breach} and {ref:law} continue to apply, for the time stated there or that follows from their nature.',
          },
        },
        final: {
          title: 'Final provisions',
          plain: 'It can be changed only if everyone signs.',
          clauses: {
            changes:
              'This agreement is amended in writing and with the signature of all parties. It replaces everything that the shareholders previously agreed on the same subject.',
            invalid:
              'If a provision is invalid, the rest remains in force and the parties replace it with a valid provision that comes as close as possible to what was intended.',
            notices:
              'Notices under this agreement are given in writing, to the address or email address that is in the shareholders’ register.',
            costs: 'The costs of this agreement are borne by the company.',
            copies:
              'Each party receives a signed copy. Signing with an electronic signature that is sufficiently reliable has the same effect as signing on paper. Dutch terms in this agreement have the meaning they have in Dutch law and prevail over their English translation.',
          },
        },
        law: {
          title: 'Law and disputes',
          plain: 'Dutch law. First you try to work it out with a mediator, after that the court decides.',
          clauses: {
            law: 'This agreement is governed by Dutch law.',
            first:
              'A dispute about this agreement is brought before the court only after the parties have tried to resolve it as provided in {ref:deadlock.talk} and {ref:deadlock.mediation}, unless an interim measure is needed.',
            court:
              'The district court (rechtbank) of the district in which the company has its seat has jurisdiction, as far as the law does not designate another court.',
          },
        },
        signature: {
          ...signatureHeading,
          plain:
            'Everyone signs: in person, or for their holding and also in person. A director also signs for the BV.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
