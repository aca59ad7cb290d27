import { isPaid, type Outcome } from '@/payment/outcomes';
import { createPaymentDesk, type PaymentDesk } from '@/payment/paymentDesk';
import type { Ports } from '@/payment/ports';
import type { PurchaseToPay } from '@/payment/snapshot';
import { buyNowPurchase } from '../purchases';
import { orderOf, World } from '../world';
import { type Loss, newDisk, Tab } from './disk';
import type { Happening, Schedule } from './schedule';
import { browserLocks } from './tabLocks';

/** Reintroduces a fixed bug. */
export type Wiring = (ports: Ports, world: World) => Ports;

interface Page {
  readonly desk: PaymentDesk;
  readonly tab: Tab;
  /** Resolves to whether the work finished or the page was closed. */
  live(work: Promise<unknown>): Promise<'done' | 'died'>;
}

/** Returns what went wrong, '' if all promises held. */
export async function violation(schedule: Schedule, purchase: PurchaseToPay, wiring: Wiring): Promise<string> {
  const play = new Play(schedule, purchase, wiring);
  return play.run();
}

class Play {
  private readonly world = new World();
  private readonly disk = newDisk();
  private readonly locks = browserLocks();
  private readonly isCustomer: boolean;
  private readonly pending: Promise<unknown>[] = [];
  private attemptId = '';
  private found = '';

  constructor(
    private readonly schedule: Schedule,
    private readonly purchase: PurchaseToPay,
    private readonly wiring: Wiring,
  ) {
    this.isCustomer = purchase.buyer.kind === 'customer';
    this.world.captureFaults = [...schedule.capture];
    this.world.bookFaults = [...schedule.book];
    this.world.idsOnly = schedule.idsOnly;
  }

  private note(text: string): void {
    this.found ||= text;
  }

  private open(loss: Loss | null = null, late = false): Page {
    const { world } = this;
    const tab = new Tab(this.disk, loss, late);
    let die = () => {};
    const died = new Promise<'died'>((resolve) => {
      die = () => resolve('died');
    });
    const ports = world.ports();
    // Closes the page that sent the call.
    const sentFromHere = <T>(send: () => T): T => {
      world.tellCrash = die;
      return send();
    };
    const desk = createPaymentDesk(
      this.wiring(
        {
          ...ports,
          captureOrder: (orderId) => sentFromHere(() => ports.captureOrder(orderId)),
          book: (booking) => sentFromHere(() => ports.book(booking)),
          journal: tab.journal(),
          locks: (this.schedule.lockless ? browserLocks() : this.locks).forTab(died),
        },
        world,
      ),
    );
    return { desk, tab, live: (work) => Promise.race([died, work.then(() => 'done' as const)]) };
  }

  private ownerIsHere(): void {
    if (this.isCustomer) this.world.signIn();
    else this.world.user = null;
  }

  async run(): Promise<string> {
    this.ownerIsHere();
    await this.pay();
    await this.comeBack(this.schedule.late);
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
    await Promise.all(this.pending);
  }

  private async purchaseIn(desk: PaymentDesk, other: Page): Promise<void> {
    await desk.resumeAll();
    const start = await desk.begin(this.purchase);
    if (start.kind !== 'started') return this.note('the first attempt is refused');
    this.attemptId = start.attemptId;
    const orderId = await desk.createOrder(start.attemptId);
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
        world.user = { userId: 'u2', orders: [], signedInAt: null };
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
    }
  }

  /** With a new sign-in, but no action of the shopper. */
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
    const denies = outcome.kind === 'not-charged' || outcome.kind === 'declined';
    if (denies && this.world.moneyMoved > 0) this.note('claims that nothing was charged, but it was');
  }

  private checkShown(desk: PaymentDesk): void {
    const { world } = this;
    const { open, done, closed } = desk.snapshot();
    if (world.moneyMoved > 0 && !open && !done && closed.length === 0)
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
    world.user = { userId: 'u2', orders: [], signedInAt: null };
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
    if (world.moneyMoved > 0 && again.kind === 'started') this.note('the same goods are sold again without a question');
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
