// Node and the browser both have them. Other globals of either must not be used here.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const crypto: { readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> } };
declare function btoa(binary: string): string;

/** The SHA-256 of a text in UTF-8, as base64, for the policy of a web page. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
