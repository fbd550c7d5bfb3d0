export async function odd(/* where */ url /* string */) {
  for (let /* zero-based */ i = 0; /* at most */ i < 4 /* times */; i++ /* next */) /* try */ {
    try /* it */ {
      return await (await fetch(url)).text(); // the body
    } /* or */ catch (e) /* failed */ {
      // last one?
      if (i === 3) /* yes */ throw e; // out of tries
      /* no */ await new Promise(/* timer */ (r) => setTimeout(r, /* ms */ 100 * /* doubles */ 2 ** i)); // wait
      // and again
    }
  }
}
