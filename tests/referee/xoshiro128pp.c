/* The generator xoshiro128++, written from the definition that its authors, David Blackman and
 * Sebastiano Vigna, published: a second opinion on stillroom.kernel.dice.
 *
 * cc -o xoshiro128pp xoshiro128pp.c && ./xoshiro128pp 1 2 3 4 1000 > xoshiro128pp.txt
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t turned(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

int main(int count, char **given) {
    uint32_t a, b, c, d;
    if (count != 6) return 2;
    a = strtoul(given[1], 0, 0), b = strtoul(given[2], 0, 0);
    c = strtoul(given[3], 0, 0), d = strtoul(given[4], 0, 0);
    for (long left = atol(given[5]); left > 0; left--) {
        uint32_t shifted = b << 9;
        printf("%" PRIu32 "\n", turned(a + d, 7) + a);
        c ^= a, d ^= b, b ^= c, a ^= d, c ^= shifted, d = turned(d, 11);
    }
    return 0;
}
