/** None of these leads anywhere (§2). */
const entries = [
  'Payment Method',
  'Contact Us',
  'Shipping Policy',
  'Refund Policy',
  'Cancellation Policy',
  'Track Order',
] as const;

/** The customer-service list, as plain text (ruling 22). */
export function FooterService() {
  return (
    <div>
      <h2 className="text-xl text-ivory">Customer service</h2>
      <ul className="mt-4 grid gap-2.5">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
