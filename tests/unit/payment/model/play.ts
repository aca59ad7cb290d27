import { isPaid, type Outcome } from '@/payment/outcomes';
import { createPaymentDesk, type PaymentDesk } from '@/payment/paymentDesk';
import type { PurchaseToPay } from '@/payment/purchase';
import { recordVersion } from '@/payment/record';
import type { JournalEntry } from '@/payment/storedRecord';
import { customer } from '../desks';
import { buyNowPurchase, cartPurchase, guestPurchase } from '../purchases';
import { orderOf, World } from '../world';
import { type Loss, newDisk, Tab } from './disk';
import type { Happening, Schedule } from './schedule';
import { browserLocks } from './tabLocks';

interface Page {
  readonly desk: PaymentDesk;
  readonly tab: Tab;
  /** Resolves to whether the work finished or the page was closed. */
  live(work: Promise<unknown>): Promise<'done' | 'died'>;
}

/** Returns what went wrong, '' if all promises held. */
export async function violation(schedule: Schedule, purchase: PurchaseToPay): Promise<string> {
  return new Play(schedule, purchase).run();
}

class Play {
  private readonly world = new World();
  private readonly disk = newDisk();
  private readonly locks = browserLocks();
  private readonly isCustomer: boolean;
  private readonly pending: Promise<unknown>[] = [];
  private attemptId = '';
  private frozen: Page | null = null;
  private second: { readonly page: Page; readonly attemptId: string; readonly orderId: string } | null = null;
  private found = '';

  constructor(
    private readonly schedule: Schedule,
    private readonly purchase: PurchaseToPay,
  ) {
    this.isCustomer = purchase.buyer.kind === 'customer';
    this.world.captureFaults = [...schedule.capture];
    this.world.bookFaults = [...schedule.book];
    this.world.idsOnly = schedule.idsOnly;
  }

  private note(text: string): void {
    this.found ||= text;
  }

  private open(loss: Loss | null = null, late = false, locks = this.locks): Page {
    const { world } = this;
    const tab = new Tab(this.disk, loss, late);
    let die = () => {};
    const died = new Promise<'died'>((resolve) => {
      die = () => resolve('died');
    });
    const ports = world.ports();
    // A crash closes the page that sent the call.
    const sentFromHere = <T>(send: () => T): T => {
      world.tellCrash = die;
      return send();
    };
    const desk = createPaymentDesk({
      ...ports,
      captureOrder: (orderId) => sentFromHere(() => ports.captureOrder(orderId)),
      book: (booking) => sentFromHere(() => ports.book(booking)),
      journal: tab.journal(),
      locks: (this.schedule.lockless ? browserLocks() : locks).forTab(died),
    });
    return { desk, tab, live: (work) => Promise.race([died, work.then(() => 'done' as const)]) };
  }

  /** The purchase of the same person under the other sign-in. */
  private get otherSide(): PurchaseToPay {
    return this.isCustomer ? guestPurchase : cartPurchase;
  }

  private otherSideIsHere(): void {
    this.world.user = this.isCustomer ? null : customer('u1');
  }

  /** Opens PayPal in another window, before anything is paid. */
  private async openSecond(): Promise<void> {
    const { happening } = this.schedule;
    if (!happening.startsWith('a second window') && !happening.startsWith('a window of')) return;
    const isOther = happening.startsWith('a window of');
    if (isOther) this.otherSideIsHere();
    const page = this.open();
    const start = await page.desk.begin(isOther ? this.otherSide : this.purchase);
    if (start.kind !== 'started') return this.note('the second window is refused before anything is paid');
    const { attemptId } = start;
    this.second = { page, attemptId, orderId: await page.desk.createOrder(attemptId) };
    if (isOther) this.ownerIsHere();
  }

  private async approveSecond(): Promise<void> {
    if (!this.second || this.world.moneyMoved === 0) return;
    const { page, attemptId, orderId } = this.second;
    const approval = await page.desk.approve(attemptId, orderId);
    if (approval.kind !== 'not-charged') this.note(`the second window ends as ${approval.kind}`);
  }

  private ownerIsHere(): void {
    if (this.isCustomer) this.world.signIn();
    else this.world.user = null;
  }

  async run(): Promise<string> {
    this.ownerIsHere();
    await this.pay();
    await this.comeBack(this.schedule.late);
    if (this.schedule.happening.endsWith('approved later')) {
      this.world.time += 40 * 60_000;
      await this.approveSecond();
    }
    await this.comeBack(false);
    await this.strangerLooks();
    await this.settle();
    return this.found;
  }

  /** Pays, until done or closed. */
  private async pay(): Promise<void> {
    const page = this.open(this.schedule.loss);
    const other = this.open();
    this.world.meanwhile = async (moment) => {
      if (moment !== this.schedule.moment) return;
      this.world.meanwhile = async () => {};
      await this.happen(this.schedule.happening, page.desk, other);
    };
    await page.live(this.purchaseIn(page.desk, other));
    this.world.meanwhile = async () => {};
    this.frozen?.tab.wake();
    await Promise.all(this.pending);
  }

  private async purchaseIn(desk: PaymentDesk, other: Page): Promise<void> {
    await desk.resumeAll();
    const start = await desk.begin(this.purchase);
    if (start.kind !== 'started') return this.note('the first attempt is refused');
    this.attemptId = start.attemptId;
    const orderId = await desk.createOrder(start.attemptId);
    await this.openSecond();
    this.world.time += 1000;
    if (this.schedule.happening === 'a frozen tab wakes') {
      this.frozen = this.open(null, false, browserLocks());
      this.frozen.tab.freeze();
      this.pending.push(this.frozen.desk.forgetSettled());
    }
    if (this.second && this.schedule.happening === 'a second window, approved at once') {
      const { page, ...second } = this.second;
      this.pending.push(page.live(page.desk.approve(second.attemptId, second.orderId)));
    }
    if (this.schedule.happening === 'a sign-out beside the approval')
      this.pending.push(other.live(other.desk.forgetSettled()));
    const approval = await desk.approve(start.attemptId, orderId);
    this.checkText(approval);
    if (isPaid(approval)) this.checkText(await desk.book(start.attemptId));
  }

  private async happen(what: Happening, desk: PaymentDesk, otherPage: Page): Promise<void> {
    const { world, attemptId } = this;
    const other = otherPage.desk;
    switch (what) {
      case 'nothing':
      case 'a sign-out beside the approval':
        return;
      case 'support tap':
        return desk.contactedSupport(attemptId);
      case 'support tap in another tab':
        return other.contactedSupport(attemptId);
      case 'another tab resumes':
        this.pending.push(otherPage.live(other.resumeAll()));
        return;
      case 'a tap in another tab':
        this.pending.push(otherPage.live(other.resume(attemptId)));
        return;
      case 'sign-out':
        world.user = null;
        return void (await other.forgetSettled());
      case 'another customer signs in':
        world.user = customer('u2');
        this.pending.push(otherPage.live(other.resumeAll()));
        return other.contactedSupport(attemptId);
      case 'an order of other goods elsewhere': {
        const body = { products: [{ productId: 'other', quantity: 1, price: 60, total_price: 60 }] };
        const [sent] = world.bookCalls;
        if (sent)
          world.orderElsewhere(orderOf('elsewhere', { ...sent, body: { ...sent.body, ...body } } as typeof sent));
        return;
      }
      case 'an order elsewhere, as an id only':
        world.orderElsewhere('elsewhere');
        return;
      case 'the same goods under the other sign-in': {
        this.otherSideIsHere();
        const start = await this.open().desk.begin(this.otherSide);
        if (start.kind === 'started') this.note('the same goods are sold under the other sign-in');
        return this.ownerIsHere();
      }
      case 'a second window, approved meanwhile':
      case 'a window of the other sign-in, approved meanwhile':
        return this.approveSecond();
      case 'a frozen tab wakes':
        return this.frozen?.tab.wake();
      case 'a newer version takes over':
        return this.writeAs(9);
      case 'a second window, approved at once':
      case 'a second window, approved later':
      case 'a window of the other sign-in, approved later':
    }
  }

  /** What a tab of another version of the shop writes. */
  private writeAs(version: number): void {
    for (const store of Object.values(this.disk)) {
      const entry = store.get(this.attemptId);
      const next = { ...entry, version, revision: (entry?.revision ?? 0) + 1 } as JournalEntry;
      if (entry) store.set(this.attemptId, next);
    }
  }

  /** Later visits, with a customer's new sign-in but no other action of the shopper. */
  private async comeBack(late: boolean): Promise<void> {
    const { world } = this;
    for (let lives = 0; lives < 4; lives += 1) {
      if (this.isCustomer && world.user?.userId !== 'u1') world.signIn();
      if (!this.isCustomer) world.user = null;
      const page = this.open(null, late);
      const other = this.open(null, late);
      // Two tabs reopen together.
      const beside = other.live(this.visit(other, late));
      const ended = await page.live(this.visit(page, late));
      if ((await beside) === 'done' && ended === 'done') break;
    }
    this.checkMoney();
  }

  private async visit({ desk, tab }: Page, late: boolean): Promise<void> {
    await desk.resumeAll();
    if (late) {
      const money = this.world.moneyMoved;
      // A sign-out that only reads the mirror.
      await desk.forgetSettled();
      if (desk.snapshot().ready) this.note('ready while a store is undecided');
      if (money > 0 && (await desk.begin(this.purchase)).kind === 'started') this.note('paid goods are offered again');
      tab.openDatabase();
      // The journal resumes automatically.
      for (let turn = 0; turn < 400 && !desk.snapshot().ready; turn += 1) await Promise.resolve();
      if (!desk.snapshot().ready) this.note('a late database is not used');
    }
    await desk.resumeAll();
    if (this.isCustomer) this.world.signIn();
    await desk.resumeAll();
    this.checkShown(desk);
  }

  private checkMoney(): void {
    const { world } = this;
    if (world.moneyMoved > 1) this.note(`money moved ${world.moneyMoved} times`);
    if (world.bookedUnasked > 1) this.note(`booked ${world.bookedUnasked} times unasked`);
  }

  private checkText(outcome: Outcome): void {
    // Another window's money is not this attempt's.
    if (this.second) return;
    const denies = outcome.kind === 'not-charged' || outcome.kind === 'declined';
    if (denies && this.world.moneyMoved > 0) this.note('claims that nothing was charged, but it was');
  }

  private checkShown(desk: PaymentDesk): void {
    const { world } = this;
    const { open, done, closed, quarantined } = desk.snapshot();
    if (world.moneyMoved > 0 && !open && !done && closed.length === 0 && quarantined.length === 0)
      this.note('money moved, nothing booked, nothing shown');
    if (done && world.booked.length === 0) this.note('shown as booked, but it is not');
    if (done && open) this.note('shown as booked and as open');
    const { capture, loss } = this.schedule;
    const isHeard = capture.length === 0 && (loss === null || loss.stores.length === 1);
    if (isHeard && world.moneyMoved > 0 && closed.some((record) => record.capture === null))
      this.note('what PayPal said after the support tap is lost');
  }

  /** Another person sees nothing, cannot close the payment, and can buy. */
  private async strangerLooks(): Promise<void> {
    const { world } = this;
    world.user = customer('u2');
    const { desk } = this.open();
    const before = JSON.stringify([...this.disk.database]);
    await desk.resumeAll();
    const { open, done, closed, quarantined } = desk.snapshot();
    if (open || done || closed.length > 0 || quarantined.length > 0) this.note('shown to somebody else');
    const booked = world.booked.length;
    await desk.contactedSupport(this.attemptId);
    await desk.cancel(this.attemptId);
    await desk.resume(this.attemptId);
    // A guest's payment may finish under another sign-in; a customer's waits for its owner.
    if (this.isCustomer && JSON.stringify([...this.disk.database]) !== before) this.note('changed by somebody else');
    if (this.isCustomer && world.booked.length !== booked) this.note('booked for somebody else');
    const start = await desk.begin(
      { ...buyNowPurchase, buyer: { kind: 'customer', userId: 'u2', email: 'u2@x.test' } },
      { repeatConfirmed: true },
    );
    if (start.kind !== 'started') return this.note('somebody else’s payment is in the way');
    await desk.cancel(start.attemptId);
  }

  /** Without faults, the owner acts until nothing is open: it ends as one order. */
  private async settle(): Promise<void> {
    const { world } = this;
    world.captureFaults = [];
    world.bookFaults = [];
    // A reload brings the newer version.
    if (this.schedule.happening === 'a newer version takes over') this.writeAs(recordVersion);
    this.ownerIsHere();
    const { desk } = this.open();
    const other = this.open().desk;
    await desk.resumeAll();
    await other.resumeAll();
    const bookedBefore = world.booked.length;
    world.tapped = true;
    for (let taps = 0; taps < 4 && desk.snapshot().open; taps += 1) await this.tap(desk, other);
    this.checkMoney();
    this.checkShown(desk);
    if (desk.snapshot().open) this.note('taps do not settle it');
    if (this.isCustomer && world.booked.length > 1) this.note('a customer got two orders');
    if (world.booked.length - bookedBefore > 1) this.note('a double tap sent twice');
    const again = await desk.begin(this.purchase);
    // Paid long ago, the same goods are sold without a question.
    const isRecent = !this.schedule.happening.endsWith('approved later');
    if (world.moneyMoved > 0 && isRecent && again.kind === 'started')
      this.note('the same goods are sold again without a question');
    // Payments with customer care may have been charged: the shopper is asked.
    const asked = again.kind === 'refused' && again.reason === 'recent-same-cart' && desk.snapshot().closed.length > 0;
    if (world.moneyMoved === 0 && again.kind !== 'started' && !asked) this.note('not charged, but locked out');
  }

  /** Acts twice in this tab and once in another; recognizes their own orders. */
  private async tap(desk: PaymentDesk, other: PaymentDesk): Promise<void> {
    const { open, candidates } = desk.snapshot();
    if (!open) return;
    const { attemptId } = open;
    const mine = candidates.find((orderId) => orderId !== 'elsewhere');
    if (mine !== undefined) {
      await desk.confirmBooked(attemptId, mine);
      return;
    }
    const isAnother = candidates.length > 0;
    const outcomes = await Promise.all([
      desk.resume(attemptId, { isAnother }),
      desk.resume(attemptId, { isAnother }),
      other.resume(attemptId, { isAnother }),
    ]);
    for (const outcome of outcomes) this.checkText(outcome);
    if (outcomes.some(({ kind }) => kind === 'sign-in')) {
      this.world.signIn();
      await desk.resumeAll();
      await other.resumeAll();
    }
  }
}
