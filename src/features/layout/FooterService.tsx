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
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5 md:grid-cols-1">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
